/** What a loader throws for a page whose subject is missing: why, and what to look at instead. Texts are ready to be drawn. */
export type MissingPage = {
  readonly code: string
  /** Empty texts leave the frame's own words. */
  readonly title: string
  readonly help: string
  /** Ways on beside the frame's own. */
  readonly ways?: readonly { readonly to: string; readonly text: string }[]
  readonly heading: string
  readonly instead: readonly {
    readonly address: string
    readonly name: string
    readonly spec: string
    readonly image: string
    readonly price: string
  }[]
}
