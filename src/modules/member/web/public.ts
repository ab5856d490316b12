// What later modules' pages may use of this module's web side.
export { HeartButton, type HeartProps } from './parts/heart-button.tsx'
