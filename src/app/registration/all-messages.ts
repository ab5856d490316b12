import { analyticsMessages } from '../../modules/analytics/messages.ts'
import { attachmentMessages } from '../../modules/attachment/messages.ts'
import { apiMessages } from '../../api/messages.ts'
import { basketMessages } from '../../modules/basket/messages.ts'
import { catalogMessages } from '../../modules/catalog/messages.ts'
import { chatRefusalMessages } from '../../modules/chat/messages.ts'
import { contentMessages } from '../../modules/content/messages.ts'
import { designMessages } from '../../modules/design/messages.ts'
import { cancellationMessages } from '../../modules/cancellation/messages.ts'
import { fulfilmentMessages } from '../../modules/fulfilment/messages.ts'
import { weighingMessages } from '../../modules/weighing/messages.ts'
import { identityMessages } from '../../modules/identity/messages.ts'
import { marketMessages } from '../../modules/market/messages.ts'
import { enterpriseMessages } from '../../modules/enterprise/messages.ts'
import { memberMessages } from '../../modules/member/messages.ts'
import { notificationMessages } from '../../modules/notification/messages.ts'
import { paymentMessages } from '../../modules/payment/messages.ts'
import { aftersaleMessages } from '../../modules/aftersale/messages.ts'
import { approvalMessages } from '../../modules/approval/messages.ts'
import { orderMessages } from '../../modules/order/messages.ts'
import { privacyMessages } from '../../modules/privacy/messages.ts'
import { projectMessages } from '../../modules/project/messages.ts'
import { flashSaleMessages } from '../../modules/flash-sale/messages.ts'
import { promotionMessages } from '../../modules/promotion/messages.ts'
import { recognitionMessages } from '../../modules/recognition/messages.ts'
import { guestQuotationMessages } from '../../modules/guest-quotation/messages.ts'
import { rfqMessages } from '../../modules/rfq/messages.ts'
import { auditRefusalMessages } from '../../modules/audit/messages.ts'
import { referralMessages } from '../../modules/referral/messages.ts'
import { assistantMessages, sourcingToolsMessages } from '../../modules/sourcing-tools/messages.ts'
import { supportMessages } from '../../modules/support/messages.ts'
import { inventoryMessages } from '../../modules/inventory/messages.ts'
import { pricingMessages } from '../../modules/pricing/messages.ts'
import { loyaltyMessages } from '../../modules/loyalty/messages.ts'
import { creditMessages } from '../../modules/credit/messages.ts'
import { customerMessages, dashboardMessages } from '../../modules/dashboard/messages.ts'
import { walletMessages } from '../../modules/wallet/messages.ts'
import { invoiceMessages } from '../../modules/invoice/messages.ts'
import { teamPurchaseMessages } from '../../modules/team-purchase/messages.ts'
import { groupSaleMessages } from '../../modules/group-sale/messages.ts'
import { bookkeepingMessages } from '../../modules/bookkeeping/messages.ts'
import { settlementMessages } from '../../modules/settlement/messages.ts'
import { contractMessages } from '../../modules/contract/messages.ts'
import { contractUsageMessages } from '../../modules/contract-usage/messages.ts'
import { contractDueMessages, contractDuePageMessages } from '../../modules/contract-due/messages.ts'
import { contractRescissionMessages } from '../../modules/contract-rescission/messages.ts'
import { awardGoodsMessages } from '../../modules/award-goods/messages.ts'
import { contractPricingMessages } from '../../modules/contract-pricing/messages.ts'
import { tenderMessages } from '../../modules/tender/messages.ts'
import { sampleMessages } from '../../modules/sample/messages.ts'
import { siteMessages } from '../../modules/site/messages.ts'
import { storeMessages } from '../../modules/store/messages.ts'
import { staffMessages } from '../../modules/staff/messages.ts'
import { kernelMessages } from '../../kernel/i18n/messages.ts'
import type { MessageSet } from '../../kernel/i18n/translate.ts'

/** The words of every module: a refusal's code finds its sentence here. */
export const allMessages: readonly MessageSet[] = [
  kernelMessages,
  apiMessages,
  identityMessages,
  memberMessages,
  enterpriseMessages,
  siteMessages,
  contentMessages,
  storeMessages,
  staffMessages,
  marketMessages,
  catalogMessages,
  basketMessages,
  promotionMessages,
  flashSaleMessages,
  orderMessages,
  aftersaleMessages,
  approvalMessages,
  paymentMessages,
  fulfilmentMessages,
  weighingMessages,
  cancellationMessages,
  sampleMessages,
  creditMessages,
  walletMessages,
  loyaltyMessages,
  customerMessages,
  analyticsMessages,
  dashboardMessages,
  inventoryMessages,
  pricingMessages,
  invoiceMessages,
  settlementMessages,
  bookkeepingMessages,
  groupSaleMessages,
  teamPurchaseMessages,
  attachmentMessages,
  rfqMessages,
  guestQuotationMessages,
  contractMessages,
  contractDueMessages,
  contractDuePageMessages,
  contractRescissionMessages,
  awardGoodsMessages,
  contractPricingMessages,
  contractUsageMessages,
  tenderMessages,
  notificationMessages,
  chatRefusalMessages,
  privacyMessages,
  referralMessages,
  auditRefusalMessages,
  projectMessages,
  designMessages,
  supportMessages,
  recognitionMessages,
  assistantMessages,
  sourcingToolsMessages,
]
