import { sentencesOf } from '../../api/envelope.ts'
import { openZip } from '../../adapters/archive/zip-writer.ts'
import { streamSealFor } from '../../adapters/vault/sealed-stream.ts'
import { aftersaleClosingCheck, aftersalePersonalData } from '../../modules/aftersale/server/public.ts'
import { approvalClosingCheck, approvalPersonalData } from '../../modules/approval/server/public.ts'
import { basketPersonalData } from '../../modules/basket/server/public.ts'
import { comparisonPersonalData } from '../../modules/comparison/server/public.ts'
import { listingPersonalData } from '../../modules/listing/server/public.ts'
import { pricingPersonalData } from '../../modules/pricing/server/public.ts'
import { reviewsPersonalData } from '../../modules/reviews/server/public.ts'
import { savedPersonalData } from '../../modules/saved/server/public.ts'
import { attachmentPersonalData } from '../../modules/attachment/server/public.ts'
import { chatPersonalData } from '../../modules/chat/server/public.ts'
import { dashboardPersonalData } from '../../modules/dashboard/server/public.ts'
import { enterpriseClosing, enterprisePersonalData } from '../../modules/enterprise/server/public.ts'
import { teamPurchaseClosingCheck, teamPurchasePersonalData } from '../../modules/team-purchase/server/public.ts'
import { groupSaleClosingCheck, groupSalePersonalData } from '../../modules/group-sale/server/public.ts'
import { bookkeepingPersonalData } from '../../modules/bookkeeping/server/public.ts'
import { settlementPersonalData } from '../../modules/settlement/server/public.ts'
import { invoicePersonalData } from '../../modules/invoice/server/public.ts'
import { contractClosingCheck, contractPersonalData } from '../../modules/contract/server/public.ts'
import { contractDuePersonalData } from '../../modules/contract-due/server/public.ts'
import { contractRescissionPersonalData } from '../../modules/contract-rescission/server/public.ts'
import { contractPricingPersonalData } from '../../modules/contract-pricing/server/public.ts'
import { samplePersonalData } from '../../modules/sample/server/public.ts'
import { cancellationPersonalData } from '../../modules/cancellation/server/public.ts'
import { weighingPersonalData } from '../../modules/weighing/server/public.ts'
import { fulfilmentPersonalData } from '../../modules/fulfilment/server/public.ts'
import { identityPersonalData } from '../../modules/identity/server/public.ts'
import { analyticsPersonalData } from '../../modules/analytics/server/public.ts'
import { marketPersonalData } from '../../modules/market/server/public.ts'
import { memberClosing, memberPersonalData } from '../../modules/member/server/public.ts'
import { notificationPersonalData } from '../../modules/notification/server/public.ts'
import { orderClosingCheck, orderPersonalData } from '../../modules/order/server/public.ts'
import { loyaltyClosingCheck, loyaltyPersonalData } from '../../modules/loyalty/server/public.ts'
import { creditClosingCheck, creditPersonalData } from '../../modules/credit/server/public.ts'
import { walletClosingCheck, walletPersonalData } from '../../modules/wallet/server/public.ts'
import { paymentClosingCheck, paymentPersonalData } from '../../modules/payment/server/public.ts'
import { privacyPersonalData, type PrivacyDeps } from '../../modules/privacy/server/public.ts'
import { projectPersonalData } from '../../modules/project/server/public.ts'
import { guestQuotationPersonalData } from '../../modules/guest-quotation/server/public.ts'
import { rfqPersonalData } from '../../modules/rfq/server/public.ts'
import { designClosing, designPersonalData } from '../../modules/design/server/public.ts'
import { inventoryPersonalData } from '../../modules/inventory/server/public.ts'
import { promotionPersonalData } from '../../modules/promotion/server/public.ts'
import { referralClosing, referralPersonalData } from '../../modules/referral/server/public.ts'
import { type FileStore, sitePersonalData } from '../../modules/site/server/public.ts'
import { sourcingToolsPersonalData } from '../../modules/sourcing-tools/server/public.ts'
import { tenderPersonalData } from '../../modules/tender/server/public.ts'
import { staffPersonalData } from '../../modules/staff/server/public.ts'
import { storeClosing, storePersonalData } from '../../modules/store/server/public.ts'
import { kernelPersonalData } from '../../kernel/privacy/personal-data-kernel.ts'
import type { ClosingCheck, PersonalTable } from '../../kernel/privacy/personal-data.ts'
import type { MessageSet } from '../../kernel/i18n/translate.ts'

/** Every declaration of personal data, later modules first: closing an account forgets in this order, the account itself last. */
export const allPersonalData: readonly PersonalTable[] = [
  ...kernelPersonalData,
  ...privacyPersonalData,
  ...dashboardPersonalData,
  ...analyticsPersonalData,
  ...chatPersonalData,
  ...notificationPersonalData,
  ...sourcingToolsPersonalData,
  ...promotionPersonalData,
  ...inventoryPersonalData,
  ...contractDuePersonalData,
  ...contractRescissionPersonalData,
  ...contractPricingPersonalData,
  ...contractPersonalData,
  ...tenderPersonalData,
  ...attachmentPersonalData,
  ...rfqPersonalData,
  ...guestQuotationPersonalData,
  ...referralPersonalData,
  ...designPersonalData,
  ...projectPersonalData,
  ...fulfilmentPersonalData,
  ...weighingPersonalData,
  ...cancellationPersonalData,
  ...samplePersonalData,
  ...aftersalePersonalData,
  ...invoicePersonalData,
  ...bookkeepingPersonalData,
  ...settlementPersonalData,
  ...groupSalePersonalData,
  ...teamPurchasePersonalData,
  ...paymentPersonalData,
  ...creditPersonalData,
  ...walletPersonalData,
  ...loyaltyPersonalData,
  ...approvalPersonalData,
  ...orderPersonalData,
  ...basketPersonalData,
  ...comparisonPersonalData,
  ...reviewsPersonalData,
  ...listingPersonalData,
  ...pricingPersonalData,
  ...staffPersonalData,
  ...marketPersonalData,
  ...storePersonalData,
  ...sitePersonalData,
  ...enterprisePersonalData,
  ...savedPersonalData,
  ...memberPersonalData,
  ...identityPersonalData,
]

/** What every module has against the closing of an account. */
const allClosingChecks: readonly ClosingCheck[] = [
  orderClosingCheck,
  paymentClosingCheck,
  walletClosingCheck,
  loyaltyClosingCheck,
  groupSaleClosingCheck,
  teamPurchaseClosingCheck,
  creditClosingCheck,
  contractClosingCheck,
  aftersaleClosingCheck,
  approvalClosingCheck,
  enterpriseClosing,
  storeClosing,
  memberClosing,
  referralClosing,
  designClosing,
]

/** The key under which copies of members' data lie on the disk. */
export function sealOfExports(secret: string): PrivacyDeps['seal'] {
  return streamSealFor(secret, 'privacy.export')
}

/** What the privacy module is given of the house. */
export function privacyDeps(secret: string, files: FileStore, words: readonly MessageSet[]): PrivacyDeps {
  return {
    tables: allPersonalData,
    checks: allClosingChecks,
    files,
    openZip,
    seal: sealOfExports(secret),
    secret,
    sentence: sentencesOf(words),
  }
}
