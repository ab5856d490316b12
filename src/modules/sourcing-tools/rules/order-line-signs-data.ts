/** The sign of metres and of zinc in a purchase line. */
export const metreSign = '米'
export const zincSign = '锌'
