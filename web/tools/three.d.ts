declare module 'three';
