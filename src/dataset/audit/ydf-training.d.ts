declare module 'ydf-training';
