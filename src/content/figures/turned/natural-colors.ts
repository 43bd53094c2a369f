import { words } from '../../../core/words.js';
/** Colors of figures that have colors of their own, to choose from: main, accent, light. Others take a palette's. */
export const naturalColors: Readonly<Record<string, readonly string[]>> = {
  'duck-rabbit': words(`
    #f2d06b #e8954a #ffffff, #b98a5e #e3b48a #ffffff, #c9c9c9 #e9a9a9 #ffffff, #f4efe2 #f0b08a #ffffff
  `),
  'face-mountains': words(`
    #5f7d4f #f4c542 #cfe6f5, #8c6a4f #f08a3c #e6f1f7, #4d6a7f #f6d55c #e9f4fa, #6f5a7a #f2a65a #e8eefc
  `),
  'flower-dancer': ['#d6336c #e9b872 #ffffff', '#7048a8 #9cc069 #ffffff', '#e8590c #d9a066 #ffffff'],
  'candle-paintbrush': ['#c94f4f #f5a524 #e8e3d8', '#3f6fb5 #f08c2e #d9d9d9', '#2f8f6b #f2b631 #efe6cf'],
  'ice-cream-gnome': ['#d39a4e #8a5a2b #fbe3cf', '#c0504d #f3c84b #fde2c4', '#4a7fb0 #f0a8b8 #fdf0dc'],
  'jellyfish-plant': ['#b5653a #4f8f4a #ffffff', '#7a5ea8 #5fae8b #ffffff', '#4d7ea8 #7fb069 #ffffff'],
  'acorn-egg': ['#7a4f2a #5c3a1e #f6e3c5', '#6b7d3a #4c5a28 #ecc992', '#8a5a36 #5c3a1e #fbeed8'],
  'man-woman': words(`
    #f1c7a5 #3a2a22 #ffffff, #f6d7bd #8a4b23 #ffffff, #eec0a0 #c9962f #ffffff, #c68a5e #9a9a9a #ffffff,
    #9c6a48 #1f1a1a #ffffff
  `),
  'chef-old-man': words(`
    #f1c7a5 #aa3333 #ffffff, #d69e74 #aa3333 #f6f6f2, #a9744f #aa3333 #ffffff, #f6d7bd #aa3333 #e6e6e6
  `),
  'king-lady': words(`
    #f1c7a5 #8a4b23 #f2c14e, #f6d7bd #c9962f #d9dde3, #c68a5e #2a211c #f2c14e, #9c6a48 #1f1a1a #f0d9a0
  `),
  'cherries-balloons': ['#c1272d #3f8f4a #ffffff', '#8f1f3f #6aa84f #ffe9e9', '#d6452f #2f7d5b #fff3e0'],
  'fish-radish': ['#d6336c #4f9a4a #ffffff', '#c1272d #6aa84f #fff6f6', '#8e3b8a #5f9f55 #ffffff'],
  'pizza-hat': ['#f2c14e #c0392b #fffaf0', '#f0a848 #a93f2f #fff3dd', '#f6d55c #b5553a #ffffff'],
  'mushroom-bowl': ['#c1272d #c1272d #fffaf0', '#3f6fb5 #3f6fb5 #fffaf0', '#b5653a #b5653a #fff3dd'],
  'grapes-tree': ['#4f8f4a #7a4f2a #ffffff', '#7fa650 #6b4a2b #ffffff', '#2f7d5b #8a5a36 #ffffff'],
  'shield-window': ['#5a4632 #5a4632 #bfe0f2', '#39424e #39424e #f2d9a0', '#7a2f2f #7a2f2f #dfe9f2'],
};
