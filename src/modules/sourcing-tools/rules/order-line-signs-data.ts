/** The sign of metres and of zinc in a purchase line. */
export const metreSign = '米'
export const zincSign = '锌'
/** Words before a number that make it a measure and no quantity, as a pattern. */
export const measuredBefore = '长|厚|宽|径'
/** Characters after a unit that make it another word (3个月, 25公斤装). */
export const noUnitBefore = '月装'
