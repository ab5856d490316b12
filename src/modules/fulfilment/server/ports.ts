import type { PrintedDocument } from '../../../api/printed-document.ts'
import type { Queryable } from '../../../kernel/database/transaction.ts'
import type { CarrierReport } from '../rules/carrier-trace.ts'
import type { DocumentOrder } from './documents/document-order-repository.ts'
import type { Seen } from './documents/document-parties.ts'

export type { CarrierReport }

export type TrackedNumber = {
  readonly companyCode: string
  readonly trackingNo: string
  /** Last digits of the receiver's phone, which some carriers ask for. */
  readonly phone: string
}
export type SubscribeAnswer =
  | { readonly kind: 'subscribed' }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'unreachable' }
export type QueryAnswer = { readonly kind: 'report'; readonly report: CarrierReport } | Exclude<SubscribeAnswer, { kind: 'subscribed' }>

/** A service that knows where parcels and freight of carriers are: it reports by itself, and answers when asked. */
export type CarrierTraceService = {
  readonly subscribe: (number: TrackedNumber) => Promise<SubscribeAnswer>
  readonly query: (number: TrackedNumber) => Promise<QueryAnswer>
  /** A report that came by HTTP; null for one that the service did not sign, or that says nothing. */
  readonly readReport: (form: { readonly sign: string; readonly param: string }) => CarrierReport | null
}
/** Null where no service is configured: suppliers then write the timeline themselves. */
export type CarrierTraceDeps = { readonly carrierTrace: CarrierTraceService | null }

/** Whether both sides still owe each other an answer about the weight of a shipment: it is not received by itself meanwhile. */
export type WeightCheck = (db: Queryable, shipmentId: number) => Promise<boolean>

/** Further documents that belong to shipments, printed by the module that keeps them. */
export type ShipmentDocuments = (
  db: Queryable,
  of: { readonly order: DocumentOrder; readonly shipmentIds: readonly number[] },
  seen: Seen,
) => Promise<ReadonlyMap<number, readonly PrintedDocument[]>>
