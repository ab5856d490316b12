/** A banner that opens over the mall. */
export type OpenScreen = {
  readonly bannerId: number
  readonly place: 'openScreen' | 'loginScreen'
  readonly device: 'all' | 'desktop' | 'phone'
  readonly title: string
  readonly subtitle: string
  readonly picture: string
  /** Where it leads in this mall; empty for nowhere. */
  readonly address: string
}

export type ScreenVisit = {
  readonly memberId: number | null
  readonly isPhone: boolean
  readonly day: string
  readonly seen: readonly string[]
}

/** Under which name a look is noted: once a day, and for what follows a login once a day and member. */
export function screenKey({ bannerId, place }: OpenScreen, { memberId, day }: Pick<ScreenVisit, 'memberId' | 'day'>): string {
  return place === 'loginScreen' ? `${day} ${bannerId} ${memberId}` : `${day} ${bannerId}`
}

/** The one to open now: what follows a login first, one that fits the device and was not seen today; null for none. */
export function screenDue(screens: readonly OpenScreen[], visit: ScreenVisit): OpenScreen | null {
  const fits = screens.filter(
    (one) =>
      (one.place === 'openScreen' || visit.memberId !== null) &&
      (one.device === 'all' || (one.device === 'phone') === visit.isPhone) &&
      !visit.seen.includes(screenKey(one, visit)),
  )
  return fits.find((one) => one.place === 'loginScreen') ?? fits[0] ?? null
}
