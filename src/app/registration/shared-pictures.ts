import { seesEvidence } from '../../modules/aftersale/server/public.ts'
import { seesRepaymentPicture } from '../../modules/credit/server/public.ts'

/** Who else sees a picture, by what it was handed in for. */
export const sharedPictures = { evidence: seesEvidence, voucher: seesRepaymentPicture }
