import { failure, type Failure } from '../../../kernel/failure/failure.ts'

/** What the compliance check found out about a listing; `blocked` may never be shown by a store on a mall. */
export type Listing = { readonly listing: 'ok' | 'legal_review' | 'blocked'; readonly reason: string }

/** What goes through the gate. */
export type Publication = Listing & {
  readonly name: string
  readonly skuCount: number
  readonly pictureCount: number
  /** True when every SKU has both prices, or the goods are by enquiry only. */
  readonly priced: boolean
}

/** Where the goods stand after the gate. */
export type GateResult =
  | { readonly state: 'on_sale' }
  | { readonly state: 'held'; readonly reason: string }
  | { readonly state: 'refused'; readonly reason: string }

/**
 * Decides about publishing. Sales information of hazardous chemicals may stand only on the seller's own site, so a
 * third-party mall must refuse it (互联网危险物品信息发布管理规定; industry.md §0.1); unclear cases wait for legal review.
 */
export function passGate(publication: Listing): GateResult {
  if (publication.listing === 'blocked') return { state: 'refused', reason: publication.reason }
  if (publication.listing === 'legal_review') return { state: 'held', reason: publication.reason }
  return { state: 'on_sale' }
}

/** What is still missing before the gate may be asked at all; null when the goods are complete. */
export function incomplete(publication: Publication): Failure | null {
  if (publication.skuCount === 0) return failure('catalog.noSku', { name: publication.name })
  if (publication.pictureCount === 0) return failure('catalog.noPicture', { name: publication.name })
  if (!publication.priced) return failure('catalog.noPrice', { name: publication.name })
  return null
}
