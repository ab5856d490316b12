import { handle, memberOf, type Call, type Handler } from '../../../../api/handler.ts'
import { actorContext } from '../../../../api/actor-context.ts'
import { failure, isFailure, type Failure } from '../../../../kernel/failure/failure.ts'
import { storeScopeOf, type OrderScope } from '../../../order/server/public.ts'
import { buyerCertificates, certificateIssue, certificateVoid, sellerCertificates } from '../../endpoints-certificates.ts'
import { certificateOf, findCertificates, type CertificateSearch } from './certificate-repository.ts'
import { certificateViewOf } from './certificate-view.ts'
import { issueCertificate, voidCertificate } from './issue-certificate.ts'

async function viewAfter(call: Call, done: string | Failure, scope: OrderScope) {
  if (isFailure(done)) return done
  const certificate = await certificateOf(call.app.read, done, scope)
  return certificate ? certificateViewOf(certificate, 'store', call.lang) : failure('fulfilment.certificateGone')
}

async function listOf(call: Call, viewer: 'buyer' | 'store', scope: OrderScope, search: CertificateSearch) {
  const { list, total } = await findCertificates(call.app.read, scope, search)
  return { list: list.map((one) => certificateViewOf(one, viewer, call.lang)), total }
}

/** Certificates of quality: the store issues them, the buyer finds them by heat number. */
export const certificateHandlers: readonly Handler[] = [
  handle(certificateIssue, async (input, call) => {
    const by = { scope: storeScopeOf(call, 'store.ship'), act: actorContext(call, 'store') }
    return viewAfter(call, await call.app.inTransaction((tx) => issueCertificate(tx, input, by)), by.scope)
  }),
  handle(certificateVoid, async (input, call) => {
    const by = { scope: storeScopeOf(call, 'store.ship'), act: actorContext(call, 'store') }
    return viewAfter(call, await call.app.inTransaction((tx) => voidCertificate(tx, input, by)), by.scope)
  }),
  handle(buyerCertificates, (input, call) => listOf(call, 'buyer', { memberId: memberOf(call).memberId }, input)),
  handle(sellerCertificates, (input, call) => listOf(call, 'store', storeScopeOf(call, 'store.orders'), input)),
]
