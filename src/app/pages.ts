import type { ModulePages, PageRow, RedirectRow } from '../api/page.ts'
import { catalogPages } from '../modules/catalog/web/pages.ts'
import { chatPages } from '../modules/chat/web/pages.ts'
import { contentPages } from '../modules/content/web/pages.ts'
import { samplePages } from '../modules/sample/web/pages.ts'
import { fulfilmentPages } from '../modules/fulfilment/web/pages.ts'
import { frontagePages } from '../modules/frontage/web/pages.ts'
import { identityPages } from '../modules/identity/web/pages.ts'
import { supportPages } from '../modules/support/web/pages.ts'
import { insightPages } from '../modules/insight/web/pages.ts'
import { marketPages } from '../modules/market/web/pages.ts'
import { enterprisePages } from '../modules/enterprise/web/pages.ts'
import { approvalPages } from '../modules/approval/web/pages.ts'
import { memberPages } from '../modules/member/web/pages.ts'
import { orderPages } from '../modules/order/web/pages.ts'
import { paymentPages } from '../modules/payment/web/pages.ts'
import { privacyPages } from '../modules/privacy/web/pages.ts'
import { salesPages } from '../modules/sales/web/pages.ts'
import { projectPages } from '../modules/project/web/pages.ts'
import { promotionPages } from '../modules/promotion/web/pages.ts'
import { designPages } from '../modules/design/web/pages.ts'
import { basketPages } from '../modules/basket/web/pages.ts'
import { rfqPages } from '../modules/rfq/web/pages.ts'
import { messagePages } from '../modules/message/web/pages.ts'
import { sitePages } from '../modules/site/web/pages.ts'
import { toolsPages } from '../modules/sourcing-tools/web/pages.ts'
import { staffPages } from '../modules/staff/web/pages.ts'
import { storePages } from '../modules/store/web/pages.ts'

/** Every module's pages, in module order. */
export const modulePages: readonly ModulePages[] = [
  identityPages,
  memberPages,
  enterprisePages,
  sitePages,
  contentPages,
  storePages,
  staffPages,
  marketPages,
  catalogPages,
  basketPages,
  projectPages,
  designPages,
  promotionPages,
  orderPages,
  approvalPages,
  paymentPages,
  fulfilmentPages,
  samplePages,
  salesPages,
  toolsPages,
  rfqPages,
  messagePages,
  chatPages,
  insightPages,
  supportPages,
  privacyPages,
  frontagePages,
]

export const pages: readonly PageRow[] = modulePages.flatMap((module) => module.pages)
export const redirects: readonly RedirectRow[] = modulePages.flatMap((module) => module.redirects)

const byPath = new Map(pages.map((row) => [row.path, row]))

/** The row of a matched route pattern. React Router leaves the leading slash out; both forms are found. */
export function pageOfPattern(pattern: string): PageRow | null {
  return byPath.get(pattern.startsWith('/') ? pattern : `/${pattern}`) ?? null
}
