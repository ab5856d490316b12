export { Heart } from './parts/heart.tsx'
