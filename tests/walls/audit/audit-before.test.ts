import { expect, test } from 'vitest'
import { auditRowOf, changesBetween, type AuditEntry } from '../../../src/kernel/audit/audit.ts'
import { sourcesUnder } from '../source-tree.ts'

const base = {
  actor: { kind: 'platform', id: 9, name: 'demo_admin' },
  action: 'goods.price',
  entity: 'sku',
  entityId: 1,
  channel: 'admin',
  requestId: 'r',
} as const

/**
 * Acts that have no before: what they make was not there, or nothing that stands is changed. Everything else says from and to,
 * or old and new values: the compiler asks for one of them. An act that is added here changes nothing that stood before.
 */
const withoutBefore: Readonly<Record<string, readonly string[]>> = {
  creation: [
    'approval/server/save-approval-rule.ts',
    'approval/server/submit-request.ts',
    'cancellation/server/cancellation-repository.ts',
    'cancellation/server/price-changes.ts',
    'content/server/edit-article.ts',
    'credit/server/lending/application-commands.ts',
    'dashboard/server/customer-detail.ts',
    'inventory/server/count-stock.ts',
    'inventory/server/transfer-stock.ts',
    'credit/server/statements/repay.ts',
    'credit/server/write-off/write-off.ts',
    'contract-due/server/add-due.ts',
    'contract-rescission/server/agree-rescission.ts',
    'contract-pricing/server/calculate-line.ts',
    'contract-pricing/server/fix-price.ts',
    'contract-pricing/server/margin-calls.ts',
    'contract/server/authenticate-signer.ts',
    'contract/server/save-contract.ts',
    'contract/server/supplements/propose-supplement.ts',
    'design/server/design-request-commands.ts',
    'aftersale/server/open-case.ts',
    'enterprise/server/invite-sub-account.ts',
    'enterprise/server/invite-sub-account.ts',
    'fulfilment/server/certificates/issue-certificate.ts',
    'weighing/server/record-weigh-note.ts',
    'identity/server/wechat/bind-mobile.ts',
    'listing/server/revisions/edit-revision.ts',
    'member/server/encryption/rotate-encryption-key.ts',
    'member/server/verification/submit-verification.ts',
    'notification/server/wechat/import-followers.ts',
    'order/server/checkout/place-order.ts',
    'payment/server/vouchers/submit-transfer-voucher.ts',
    'pricing/server/price-fixation/request-price-fixation.ts',
    'project/server/project-commands.ts',
    'promotion/server/manage-campaign.ts',
    'referral/server/admin-handlers.ts',
    'rfq/server/enquiries/submit-enquiry-basket.ts',
    'rfq/server/quotations/quoting.ts',
    'guest-quotation/server/invite-suppliers.ts',
    'rfq/server/requests/buyer-commands.ts',
    'rfq/server/requests/save-rfq.ts',
    'sample/server/apply-sample.ts',
    'invoice/server/apply-invoice.ts',
    'invoice/server/request-red-letter.ts',
    'invoice/server/title-handlers.ts',
    'settlement/server/payout/payout-account-commands.ts',
    'settlement/server/dispute-line.ts',
    'group-sale/server/campaigns/save-campaign.ts',
    'team-purchase/server/save-campaign.ts',
    'team-purchase/server/place-team-order.ts',
    'team-purchase/server/move-team.ts',
    'group-sale/server/participations/join-campaign.ts',
    'settlement/server/run-bills.ts',
    'settlement/server/run-bills.ts',
    'loyalty/server/admin-handlers.ts',
    'loyalty/server/malls/place-order.ts',
    'flash-sale/server/manage-flash-sale.ts',
    'staff/server/invite-staff.ts',
    'staff/server/invite-staff.ts',
    'store/server/applications/apply-for-store.ts',
    'store/server/posts/seller-post-handlers.ts',
    'tender/server/registrations.ts',
    'tender/server/save-tender.ts',
    'tender/server/submit-bid.ts',
    'wallet/server/withdrawal/apply-withdrawal.ts',
  ],
  note: [
    'aftersale/server/returned-goods.ts',
    'wallet/server/withdrawal/sealed-accounts.ts',
    'weighing/server/supplement/refund-supplement.ts',
    'guest-quotation/server/guest-commands.ts',
    'guest-quotation/server/invite-suppliers.ts',
    'contract-rescission/server/dispute-rescission.ts',
    'contract/server/confirm-contract.ts',
    'contract/server/contract-commands.ts',
    'contract/server/contract-commands.ts',
    'contract/server/handlers.ts',
    'contract/server/sign-file.ts',
    'contract/server/sign-file.ts',
    'invoice/server/download-invoice.ts',
    'invoice/server/issue-invoice.ts',
    'analytics/server/handlers.ts',
    'approval/server/recall-or-expire-request.ts',
    'credit/server/ledger/draw-for-shipment.ts',
    'credit/server/ledger/hold-for-orders.ts',
    'credit/server/ledger/refund-to-credit.ts',
    'enterprise/server/material-code-handlers.ts',
    'dashboard/server/customers.ts',
    'dashboard/server/customer-detail.ts',
    'inventory/server/movement-handlers.ts',
    'cancellation/server/platform-commands.ts',
    'audit/server/work-handlers.ts',
    'fulfilment/server/documents/document-handlers.ts',
    'identity/server/registration/reset-password.ts',
    'identity/server/security/step-up.ts',
    'listing/server/platform/platform-goods.ts',
    'member/server/member-record-commands.ts',
    'member/server/member-record-commands.ts',
    'store/server/detail/store-detail-handlers.ts',
    'store/server/detail/store-detail-handlers.ts',
    'member/server/verification/verification-handlers.ts',
    'order/server/orders/export-orders.ts',
    'payment/server/export-payments.ts',
    'payment/server/reconciliation/reconcile-day.ts',
    'payment/server/reconciliation/reconciliation-handlers.ts',
    'payment/server/reconciliation/reconciliation-handlers.ts',
    'payment/server/refunds/give-back-transfer.ts',
    'payment/server/refunds/refund-to-balance.ts',
    'payment/server/refunds/refund-order.ts',
    'payment/server/refunds/refund-unmatched-payment.ts',
    'privacy/server/privacy-tasks.ts',
    'privacy/server/request-export.ts',
    'rfq/server/quotations/supplier-commands.ts',
    'rfq/server/quotations/supplier-commands.ts',
    'rfq/server/requests/buyer-commands.ts',
    'sourcing-tools/server/decision-record/decision-record.ts',
    'support/server/handlers.ts',
    'tender/server/award-tender.ts',
    'tender/server/clarify-tender.ts',
    'tender/server/evaluate-bids.ts',
    'wallet/server/admin-handlers.ts',
    'wallet/server/ledger/show-journal.ts',
    'settlement/server/payout/payout-account-commands.ts',
    'settlement/server/show-bill.ts',
    'bookkeeping/server/platform-vouchers.ts',
    'bookkeeping/server/show-match.ts',
  ],
}

test('an act without a before is listed here as one that makes something or changes nothing', () => {
  const found = sourcesUnder('src/modules')
    .filter(({ path }) => !path.includes('.test.'))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/\bwithout: '(creation|note)'/g)].map(([, kind]) => `${kind} ${path.replace('src/modules/', '')}`),
    )
  const listed = Object.entries(withoutBefore).flatMap(([kind, files]) => files.map((file) => `${kind} ${file}`))
  expect(found.toSorted()).toEqual(listed.toSorted())
})

test('the compiler stops a change that forgets what stood before', () => {
  // @ts-expect-error only the new state
  const noFrom: AuditEntry = { ...base, to: 'OPEN' }
  // @ts-expect-error only the new value
  const noOld: AuditEntry = { ...base, diff: { price: '24000' } }
  // @ts-expect-error nothing at all
  const nothing: AuditEntry = base
  const right: AuditEntry = { ...base, diff: { price: ['23600', '24000'] } }
  expect([noFrom, noOld, nothing, right]).toHaveLength(4)
})

test('only fields that changed are kept, with their old and new value; what is told stands apart', () => {
  const diff = changesBetween({ name: 'a', sort: 1, tags: ['x'] }, { name: 'b', sort: 1, tags: ['x'] })
  expect(diff).toEqual({ name: ['a', 'b'] })
  expect(changesBetween({ name: 'a' }, null)).toEqual({ name: ['a', null] })
  expect(changesBetween(null, { name: 'a', note: null })).toEqual({ name: [null, 'a'] })
  expect(auditRowOf({ ...base, diff: { ...diff, sort: [1, 1] }, facts: { goods: 3 } }).diff).toEqual({
    name: ['a', 'b'],
    facts: { goods: 3 },
  })
  expect(auditRowOf({ ...base, from: 'A', to: 'B' }).diff).toBeUndefined()
})
