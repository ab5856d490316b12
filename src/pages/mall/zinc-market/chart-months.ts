/** Months that the price chart shows. Apart from the data's loader, so that the page ships no contract. */
export const chartMonths = [1, 3, 6, 12] as const
export type ChartMonths = (typeof chartMonths)[number]
