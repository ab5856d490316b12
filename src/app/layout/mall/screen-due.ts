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

export type ScreenViewer = {
  readonly memberId: number | null
  readonly isPhone: boolean
  readonly day: string
  readonly seen: readonly string[]
}

/** Under which name a look is noted: once a day, and for what follows a login once a day and member. */
export function screenKey({ bannerId, place }: OpenScreen, { memberId, day }: Pick<ScreenViewer, 'memberId' | 'day'>): string {
  return place === 'loginScreen' ? `${day} ${bannerId} ${memberId}` : `${day} ${bannerId}`
}

/** The one to open now: what follows a login first, one that fits the device and was not seen today; null for none. */
export function screenDue(screens: readonly OpenScreen[], visit: ScreenViewer): OpenScreen | null {
  const fits = screens.filter(
    (screen) =>
      (screen.place === 'openScreen' || visit.memberId !== null) &&
      (screen.device === 'all' || (screen.device === 'phone') === visit.isPhone) &&
      !visit.seen.includes(screenKey(screen, visit)),
  )
  return fits.find((fit) => fit.place === 'loginScreen') ?? fits[0] ?? null
}
