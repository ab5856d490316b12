import { audit } from '../../../../kernel/audit/audit.ts'
import { emit } from '../../../../kernel/events/events.ts'
import { failure, isFailure, type Failure } from '../../../../kernel/failure/failure.ts'
import { dayOf } from '../../../../kernel/time/clock.ts'
import type { Transaction } from '../../../../kernel/database/transaction.ts'
import type { ActorContext } from '../../../../kernel/audit/audit.ts'
import type { OrderScope } from '../../../order/server/public.ts'
import { dayCode } from '../../../order/rules/order-times.ts'
import { checkChemistry, gradeNamedIn, type Measured } from '../../rules/check-chemistry.ts'
import { certificateMachine } from '../../rules/certificate-machine.ts'
import { linesByShipment } from '../shipment-repository.ts'
import { lockShipment } from '../shipment-commands.ts'
import { gradeWordsOf, insertCertificate, lockCertificate, voidCertificateRow } from './certificate-repository.ts'

export type CertificateInput = {
  readonly shipmentSn: string
  readonly orderProductId: number
  readonly heatNo: string
  readonly standard: string
  readonly producer: string
  readonly chemistry: readonly Measured[]
  readonly netMassKg: string
  readonly bundles: number | null
  readonly inspectedOn: string
  readonly inspector: string
}
type By = { readonly scope: OrderScope; readonly act: ActorContext }

/**
 * Issues a certificate for one heat of a shipment line, checked against the ordered grade; one that deviates is issued as
 * such, since it says what was measured. Answers its number. Refusals: `fulfilment.shipmentGone`, `fulfilment.lineNotInShipment`,
 * `fulfilment.shipmentVoid`, `fulfilment.elementTwice`, `fulfilment.inspectedLater`, `fulfilment.heatCertified`.
 */
export async function issueCertificate(tx: Transaction, wish: CertificateInput, { scope, act }: By): Promise<string | Failure> {
  const locked = await lockShipment(tx, { shipmentSn: wish.shipmentSn, scope })
  if (isFailure(locked)) return locked
  const { shipment } = locked
  if (shipment.state === 'VOID') return failure('fulfilment.shipmentVoid')
  const parts = (await linesByShipment(tx, [shipment.shipmentId])).get(shipment.shipmentId) ?? []
  if (!parts.some((part) => part.orderLineId === wish.orderProductId))
    return failure('fulfilment.lineNotInShipment', {}, { field: 'orderProductId' })
  const elements = wish.chemistry.map((one) => one.element)
  if (new Set(elements).size !== elements.length) return failure('fulfilment.elementTwice', {}, { field: 'chemistry' })
  if (wish.inspectedOn > dayOf(act.now)) return failure('fulfilment.inspectedLater', {}, { field: 'inspectedOn' })
  const said = await gradeWordsOf(tx, wish.orderProductId)
  const orderedGrade = said.attribute || gradeNamedIn(said.words)
  const checked = checkChemistry(orderedGrade, wish.chemistry)
  const certificateSn = await insertCertificate(tx, {
    ...wish,
    shipmentId: shipment.shipmentId,
    orderLineId: wish.orderProductId,
    orderedGrade,
    standard: wish.standard || checked.standard,
    verdict: checked.verdict,
    dayCode: dayCode(act.now),
    now: act.now,
  })
  if (certificateSn === null) return failure('fulfilment.heatCertified', { heat: wish.heatNo }, { field: 'heatNo' })
  const { actor, channel, requestId } = act
  await audit(tx, {
    actor,
    channel,
    requestId,
    action: 'qualityCertificate.issue',
    entity: 'qualityCertificate',
    entityId: certificateSn,
    without: 'creation',
    to: 'VALID',
    facts: { shipment: shipment.shipmentSn, heat: wish.heatNo, verdict: checked.verdict },
  })
  const { memberId, storeId } = locked.shippable.order
  await emit(tx, {
    event: 'qualityCertificate.issued',
    key: certificateSn,
    payload: { certificateSn, orderSn: shipment.orderSn, heatNo: wish.heatNo, verdict: checked.verdict, memberId, storeId },
  })
  return certificateSn
}

/** Makes a certificate void. Refusals: `fulfilment.certificateGone`, the machine's. */
export async function voidCertificate(
  tx: Transaction,
  wish: { readonly certificateSn: string; readonly reason: string },
  { scope, act }: By,
): Promise<string | Failure> {
  const certificate = await lockCertificate(tx, wish.certificateSn, scope)
  if (!certificate) return failure('fulfilment.certificateGone')
  const to = certificateMachine.next(certificate.state, 'void', 'store')
  if (isFailure(to)) return to
  const from = certificateMachine.sources('void', 'store')
  if (!(await voidCertificateRow(tx, wish.certificateSn, { reason: wish.reason, from, now: act.now }))) return failure('api.stale')
  const { actor, channel, requestId } = act
  await audit(tx, {
    actor,
    channel,
    requestId,
    action: 'qualityCertificate.void',
    entity: 'qualityCertificate',
    entityId: wish.certificateSn,
    from: certificate.state,
    to,
    reason: wish.reason,
  })
  const { orderSn, heatNo, memberId, storeId } = certificate
  await emit(tx, {
    event: 'qualityCertificate.voided',
    key: wish.certificateSn,
    payload: { certificateSn: wish.certificateSn, orderSn, heatNo, memberId, storeId },
  })
  return wish.certificateSn
}
