import type { Notification } from './notifications.ts'

export type PriceAlert = {
  readonly direction: 'above' | 'below'
  readonly seriesCode: string
  readonly nameZh?: string | undefined
  readonly nameEn?: string | undefined
  readonly unitZh: string
  readonly unitEn: string
  readonly date: string
  readonly price: string
  readonly threshold: string
}

/** What a member reads when a zinc price crossed the threshold of an alert. */
export function priceNotification({
  direction,
  seriesCode,
  nameZh,
  nameEn,
  unitZh,
  unitEn,
  date,
  price,
  threshold,
}: PriceAlert): Notification {
  return {
    kind: 'system',
    template: direction === 'above' ? 'priceAbove' : 'priceBelow',
    facts: {
      series: nameZh ?? seriesCode,
      seriesEn: nameEn ?? seriesCode,
      priceUnit: unitZh,
      priceUnitEn: unitEn,
      date,
      price,
      threshold,
    },
    link: `/zinc?series=${encodeURIComponent(seriesCode)}`,
  }
}
