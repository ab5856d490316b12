export { CouponCard } from './parts/coupon-card.tsx'
export { centreWords } from './words-centre.ts'
