/**
 * Which nouns are broader than the basic level (Rosch et al., Cognitive Psychology 8, 1976, 382–439), at which people name what a
 * picture shows: 'dog', not 'animal'. The listed nouns of nouns.mjs are that level. So a noun is general
 *
 * - if it is not listed, and two or more listed nouns are kinds of it: 'carnivore' (cat, dog, …), 'seat' (chair, sofa, …);
 * - or if it stands here: nouns that are listed, so that whatever is a kind of them is known, but name classes of listed nouns.
 *
 * Other listed nouns above listed ones are basic, though there is more to say: 'bird' for a duck, 'chair' for an armchair,
 * 'tree' for a pine, 'woman' for an old woman. People name birds, fish, insects, trees and flowers by these words.
 */
export const general = {
  animal: 'all animals',
  plant: 'all plants',
  person: 'men, women and children of any trade',
  mammal: 'a class of animals, from mice to whales',
  reptile: 'a class of animals: snakes, lizards, turtles, crocodiles',
  amphibian: 'a class of animals: frogs, toads, salamanders',
  crustacean: 'a class of animals: crabs, lobsters, shrimps',
  adult: 'men and women',
  worker: 'people of any trade',
  athlete: 'people of any sport',
  fruit: 'apples, bananas, cherries, …',
  vegetable: 'carrots, onions, cabbages, …',
  food: 'all that is eaten',
  vehicle: 'cars, bicycles, trains, …',
  'motor vehicle': 'cars, buses, trucks, motorcycles',
  furniture: 'chairs, tables, beds, …',
  tool: 'hammers, saws, shovels, …',
  weapon: 'guns, swords, bows, …',
  'musical instrument': 'guitars, drums, flutes, …',
  container: 'boxes, bottles, bags, …',
  clothing: 'shirts, coats, hats, …',
  toy: 'dolls, kites, balls, …',
  building: 'houses, churches, towers, …',
  ornament: 'all that decorates',
  polygon: 'triangles, squares, hexagons, …',
};
