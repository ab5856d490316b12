/** What is counted of orders, and of requests and quotations. */
const orderFigures = ['placed', 'paid', 'refunded', 'shipped', 'claimed', 'disputed', 'weighed', 'certified', 'unsupplied'] as const
export const inquiryFigures = ['requested', 'asked', 'quoted', 'decided'] as const
/** Figures whose cases can be listed. */
export const caseFigures = [...orderFigures, ...inquiryFigures] as const
export type CaseFigure = (typeof caseFigures)[number]
/** `viewed` counts page views of a store and its goods, `carted` goods put into carts; there are no cases of them. */
export const behaviourFigures = ['viewed', 'carted'] as const
export type BehaviourFigure = (typeof behaviourFigures)[number]
export type FigureName = CaseFigure | BehaviourFigure
