import { apiWords } from '../../api/words.ts'
import { basketWords } from '../../modules/basket/words.ts'
import { catalogWords } from '../../modules/catalog/words.ts'
import { chatWords } from '../../modules/chat/words.ts'
import { contentWords } from '../../modules/content/words.ts'
import { designWords } from '../../modules/design/words.ts'
import { fulfilmentWords } from '../../modules/fulfilment/words.ts'
import { identityWords } from '../../modules/identity/words.ts'
import { marketWords } from '../../modules/market/words.ts'
import { enterpriseWords } from '../../modules/enterprise/words.ts'
import { memberWords } from '../../modules/member/words.ts'
import { messageWords } from '../../modules/message/words.ts'
import { paymentWords } from '../../modules/payment/words.ts'
import { approvalWords } from '../../modules/approval/words.ts'
import { orderWords } from '../../modules/order/words.ts'
import { privacyWords } from '../../modules/privacy/words.ts'
import { projectWords } from '../../modules/project/words.ts'
import { promotionWords } from '../../modules/promotion/words.ts'
import { rfqWords } from '../../modules/rfq/words.ts'
import { insightWords } from '../../modules/insight/words.ts'
import { salesWords } from '../../modules/sales/words.ts'
import { toolsWords } from '../../modules/sourcing-tools/words.ts'
import { supportWords } from '../../modules/support/words.ts'
import { sampleWords } from '../../modules/sample/words.ts'
import { siteWords } from '../../modules/site/words.ts'
import { storeWords } from '../../modules/store/words.ts'
import { staffWords } from '../../modules/staff/words.ts'
import { kernelWords } from '../../shared/kernel-words.ts'
import type { ModuleWords } from '../../shared/words.ts'

/** The words of every module: a refusal's code finds its sentence here. */
export const allWords: readonly ModuleWords[] = [
  kernelWords,
  apiWords,
  identityWords,
  memberWords,
  enterpriseWords,
  siteWords,
  contentWords,
  storeWords,
  staffWords,
  marketWords,
  catalogWords,
  basketWords,
  promotionWords,
  orderWords,
  approvalWords,
  paymentWords,
  fulfilmentWords,
  sampleWords,
  rfqWords,
  messageWords,
  chatWords,
  privacyWords,
  salesWords,
  insightWords,
  projectWords,
  designWords,
  supportWords,
  toolsWords,
]
