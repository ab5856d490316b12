import { adminAuditPages } from '../../pages/admin/audit/pages.ts'
import { adminCertificatesPages } from '../../pages/admin/certificates/pages.ts'
import { adminChatPages } from '../../pages/admin/chat/pages.ts'
import { adminContentPages } from '../../pages/admin/content/pages.ts'
import { adminDesignersPages } from '../../pages/admin/designers/pages.ts'
import { adminFinancePages } from '../../pages/admin/finance/pages.ts'
import { adminGoodsPages } from '../../pages/admin/goods/pages.ts'
import { adminGoodsReviewPages } from '../../pages/admin/goods-review/pages.ts'
import { adminHomePages } from '../../pages/admin/home/pages.ts'
import { adminMarketPages } from '../../pages/admin/market/pages.ts'
import { adminMembersPages } from '../../pages/admin/members/pages.ts'
import { adminNotificationsPages } from '../../pages/admin/notifications/pages.ts'
import { adminAftersalePages } from '../../pages/admin/aftersale/pages.ts'
import { adminOrdersPages } from '../../pages/admin/orders/pages.ts'
import { adminPagesPages } from '../../pages/admin/pages/pages.ts'
import { adminPaymentsPages } from '../../pages/admin/payments/pages.ts'
import { adminPrivacyPages } from '../../pages/admin/privacy/pages.ts'
import { adminPromotionsPages } from '../../pages/admin/promotions/pages.ts'
import { adminReferralPages } from '../../pages/admin/referral/pages.ts'
import { adminRfqPages } from '../../pages/admin/rfq/pages.ts'
import { adminSearchPages } from '../../pages/admin/search/pages.ts'
import { adminSettingsPages } from '../../pages/admin/settings/pages.ts'
import { adminStaffPages } from '../../pages/admin/staff/pages.ts'
import { adminStoresPages } from '../../pages/admin/stores/pages.ts'
import { adminSupportPages } from '../../pages/admin/support/pages.ts'
import { adminGroupSalesPages } from '../../pages/admin/group-sales/pages.ts'
import { adminTendersPages } from '../../pages/admin/tenders/pages.ts'
import { mallGroupSalesPages } from '../../pages/mall/group-sales/pages.ts'
import { mallTendersPages } from '../../pages/mall/tenders/pages.ts'
import { memberGroupSalesPages } from '../../pages/member/group-sales/pages.ts'
import { memberTendersPages } from '../../pages/member/tenders/pages.ts'
import { sellerGroupSalesPages } from '../../pages/seller/group-sales/pages.ts'
import { sellerTendersPages } from '../../pages/seller/tenders/pages.ts'
import { adminTaxonomyPages } from '../../pages/admin/taxonomy/pages.ts'
import { mallAssistantPages } from '../../pages/mall/assistant/pages.ts'
import { mallCartPages } from '../../pages/mall/cart/pages.ts'
import { mallChatPages } from '../../pages/mall/chat/pages.ts'
import { mallCheckoutPages } from '../../pages/mall/checkout/pages.ts'
import { mallContentPages } from '../../pages/mall/content/pages.ts'
import { mallCouponsPages } from '../../pages/mall/coupons/pages.ts'
import { mallEnquiryPages } from '../../pages/mall/enquiry/pages.ts'
import { mallFilePreviewPages } from '../../pages/mall/file-preview/pages.ts'
import { mallGoodsPages } from '../../pages/mall/goods/pages.ts'
import { mallGuestQuotationPages } from '../../pages/mall/guest-quotation/pages.ts'
import { mallHomePages } from '../../pages/mall/home/pages.ts'
import { mallLoginPages } from '../../pages/mall/login/pages.ts'
import { mallNewsPages } from '../../pages/mall/news/pages.ts'
import { mallOffersPages } from '../../pages/mall/offers/pages.ts'
import { mallPaymentPages } from '../../pages/mall/payment/pages.ts'
import { mallReferralPages } from '../../pages/mall/referral/pages.ts'
import { mallRegisterPages } from '../../pages/mall/register/pages.ts'
import { mallReplacementPages } from '../../pages/mall/replacement/pages.ts'
import { mallStorePages } from '../../pages/mall/store/pages.ts'
import { mallStoreDirectoryPages } from '../../pages/mall/store-directory/pages.ts'
import { mallSupplierRegistrationPages } from '../../pages/mall/supplier-registration/pages.ts'
import { mallTopicsPages } from '../../pages/mall/topics/pages.ts'
import { mallZincMarketPages } from '../../pages/mall/zinc-market/pages.ts'
import { memberAccountPages } from '../../pages/member/account/pages.ts'
import { memberAddressesPages } from '../../pages/member/addresses/pages.ts'
import { memberCompanyPages } from '../../pages/member/company/pages.ts'
import { memberQualityCertificatesPages } from '../../pages/member/quality-certificates/pages.ts'
import { memberCouponsPages } from '../../pages/member/coupons/pages.ts'
import { memberDesignPages } from '../../pages/member/design/pages.ts'
import { memberHomePages } from '../../pages/member/home/pages.ts'
import { memberNotificationsPages } from '../../pages/member/notifications/pages.ts'
import { memberAftersalePages } from '../../pages/member/aftersale/pages.ts'
import { memberOrdersPages } from '../../pages/member/orders/pages.ts'
import { memberPrivacyPages } from '../../pages/member/privacy/pages.ts'
import { memberProjectsPages } from '../../pages/member/projects/pages.ts'
import { memberPurchaseOptimizationPages } from '../../pages/member/purchase-optimization/pages.ts'
import { memberQuickOrderPages } from '../../pages/member/quick-order/pages.ts'
import { memberReferralPages } from '../../pages/member/referral/pages.ts'
import { memberRegularListsPages } from '../../pages/member/regular-lists/pages.ts'
import { memberReplacementsPages } from '../../pages/member/replacements/pages.ts'
import { memberRequestsPages } from '../../pages/member/requests/pages.ts'
import { memberReviewsPages } from '../../pages/member/reviews/pages.ts'
import { memberRfqPages } from '../../pages/member/rfq/pages.ts'
import { adminLoyaltyPages } from '../../pages/admin/loyalty/pages.ts'
import { mallLoyaltyPages } from '../../pages/mall/loyalty/pages.ts'
import { memberLoyaltyPages } from '../../pages/member/loyalty/pages.ts'
import { memberBookkeepingPages } from '../../pages/member/bookkeeping/pages.ts'
import { sellerBookkeepingPages } from '../../pages/seller/bookkeeping/pages.ts'
import { memberCreditPages } from '../../pages/member/credit/pages.ts'
import { sellerCreditPages } from '../../pages/seller/credit/pages.ts'
import { adminCreditPages } from '../../pages/admin/credit/pages.ts'
import { memberWalletPages } from '../../pages/member/wallet/pages.ts'
import { adminWalletPages } from '../../pages/admin/wallet/pages.ts'
import { memberContractsPages } from '../../pages/member/contracts/pages.ts'
import { sellerContractsPages } from '../../pages/seller/contracts/pages.ts'
import { adminContractsPages } from '../../pages/admin/contracts/pages.ts'
import { memberInvoicesPages } from '../../pages/member/invoices/pages.ts'
import { sellerBillsPages } from '../../pages/seller/bills/pages.ts'
import { sellerInvoicesPages } from '../../pages/seller/invoices/pages.ts'
import { adminInvoicesPages } from '../../pages/admin/invoices/pages.ts'
import { memberSamplesPages } from '../../pages/member/samples/pages.ts'
import { memberSavedPages } from '../../pages/member/saved/pages.ts'
import { memberSecurityPages } from '../../pages/member/security/pages.ts'
import { memberStaffMembershipsPages } from '../../pages/member/staff-memberships/pages.ts'
import { memberStoreApplicationPages } from '../../pages/member/store-application/pages.ts'
import { memberVerificationPages } from '../../pages/member/verification/pages.ts'
import { memberZincPages } from '../../pages/member/zinc/pages.ts'
import { sellerChatPages } from '../../pages/seller/chat/pages.ts'
import { sellerGoodsPages } from '../../pages/seller/goods/pages.ts'
import { sellerCustomersPages } from '../../pages/seller/customers/pages.ts'
import { sellerHomePages } from '../../pages/seller/home/pages.ts'
import { sellerFreightPages } from '../../pages/seller/freight/pages.ts'
import { sellerOffersPages } from '../../pages/seller/offers/pages.ts'
import { sellerAftersalePages } from '../../pages/seller/aftersale/pages.ts'
import { sellerOrdersPages } from '../../pages/seller/orders/pages.ts'
import { sellerPriceFixationPages } from '../../pages/seller/price-fixation/pages.ts'
import { sellerPricesPages } from '../../pages/seller/prices/pages.ts'
import { sellerPromotionsPages } from '../../pages/seller/promotions/pages.ts'
import { sellerReviewsPages } from '../../pages/seller/reviews/pages.ts'
import { adminReviewsPages } from '../../pages/admin/reviews/pages.ts'
import { sellerQuestionsPages } from '../../pages/seller/questions/pages.ts'
import { sellerRfqPages } from '../../pages/seller/rfq/pages.ts'
import { sellerSamplesPages } from '../../pages/seller/samples/pages.ts'
import { sellerQualityCertificatesPages } from '../../pages/seller/quality-certificates/pages.ts'
import { sellerShipmentsPages } from '../../pages/seller/shipments/pages.ts'
import { sellerStaffPages } from '../../pages/seller/staff/pages.ts'
import { sellerStockPages } from '../../pages/seller/stock/pages.ts'
import { sellerStorePages } from '../../pages/seller/store/pages.ts'
import type { PageArea, PageRow, RedirectRow } from '../../rendering/page/page.ts'

/** The pages of every area. */
export const pageAreas: readonly PageArea[] = [
  adminAuditPages,
  adminCertificatesPages,
  adminChatPages,
  adminContentPages,
  adminDesignersPages,
  adminFinancePages,
  adminGoodsPages,
  adminGoodsReviewPages,
  adminHomePages,
  adminMarketPages,
  adminMembersPages,
  adminNotificationsPages,
  adminAftersalePages,
  adminOrdersPages,
  adminPagesPages,
  adminPaymentsPages,
  adminPrivacyPages,
  adminPromotionsPages,
  adminReferralPages,
  adminRfqPages,
  adminSearchPages,
  adminSettingsPages,
  adminStaffPages,
  adminStoresPages,
  adminSupportPages,
  adminTaxonomyPages,
  adminGroupSalesPages,
  adminTendersPages,
  mallGroupSalesPages,
  mallTendersPages,
  memberGroupSalesPages,
  memberTendersPages,
  sellerGroupSalesPages,
  sellerTendersPages,
  mallAssistantPages,
  mallCartPages,
  mallChatPages,
  mallCheckoutPages,
  mallContentPages,
  mallCouponsPages,
  mallEnquiryPages,
  mallFilePreviewPages,
  mallGoodsPages,
  mallHomePages,
  mallLoginPages,
  mallNewsPages,
  mallOffersPages,
  mallPaymentPages,
  mallReferralPages,
  mallGuestQuotationPages,
  mallRegisterPages,
  mallReplacementPages,
  mallStorePages,
  mallStoreDirectoryPages,
  mallSupplierRegistrationPages,
  mallTopicsPages,
  mallZincMarketPages,
  memberAccountPages,
  memberAddressesPages,
  memberCompanyPages,
  memberQualityCertificatesPages,
  memberCouponsPages,
  memberDesignPages,
  memberHomePages,
  memberNotificationsPages,
  memberAftersalePages,
  memberOrdersPages,
  memberPrivacyPages,
  memberProjectsPages,
  memberPurchaseOptimizationPages,
  memberQuickOrderPages,
  memberReferralPages,
  memberRegularListsPages,
  memberReplacementsPages,
  memberRequestsPages,
  memberReviewsPages,
  memberRfqPages,
  memberSamplesPages,
  mallLoyaltyPages,
  memberLoyaltyPages,
  adminLoyaltyPages,
  memberCreditPages,
  sellerCreditPages,
  memberBookkeepingPages,
  sellerBookkeepingPages,
  adminCreditPages,
  memberWalletPages,
  adminWalletPages,
  memberContractsPages,
  sellerContractsPages,
  adminContractsPages,
  memberInvoicesPages,
  sellerBillsPages,
  sellerInvoicesPages,
  adminInvoicesPages,
  memberSavedPages,
  memberSecurityPages,
  memberStaffMembershipsPages,
  memberStoreApplicationPages,
  memberVerificationPages,
  memberZincPages,
  sellerChatPages,
  sellerGoodsPages,
  sellerCustomersPages,
  sellerHomePages,
  sellerFreightPages,
  sellerOffersPages,
  sellerAftersalePages,
  sellerOrdersPages,
  sellerPriceFixationPages,
  sellerPricesPages,
  sellerPromotionsPages,
  sellerReviewsPages,
  adminReviewsPages,
  sellerQuestionsPages,
  sellerRfqPages,
  sellerSamplesPages,
  sellerQualityCertificatesPages,
  sellerShipmentsPages,
  sellerStaffPages,
  sellerStockPages,
  sellerStorePages,
]

export const pages: readonly PageRow[] = pageAreas.flatMap((area) => area.pages)
export const redirects: readonly RedirectRow[] = pageAreas.flatMap((area) => area.redirects)

const byPath = new Map(pages.map((row) => [row.path, row]))

/** The row of a matched route pattern. React Router leaves the leading slash out; both forms are found. */
export function pageOfPattern(pattern: string): PageRow | null {
  return byPath.get(pattern.startsWith('/') ? pattern : `/${pattern}`) ?? null
}
