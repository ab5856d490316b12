import { mayViewDueVoucher } from '../../modules/contract-due/server/public.ts'
import { mayViewEvidence } from '../../modules/aftersale/server/public.ts'
import { mayViewRepaymentPicture } from '../../modules/credit/server/public.ts'
import { mayViewPayoutVoucher } from '../../modules/settlement/server/public.ts'
import { mayViewSupplementVoucher } from '../../modules/weighing/server/public.ts'
import type { SharedWith } from '../../modules/site/server/public.ts'

/** Who else sees a picture, by what it was handed in for. */
export const sharedPictures: SharedWith = {
  evidence: async (db, fileId, caller) => (await mayViewEvidence(db, fileId, caller)) || (await mayViewPayoutVoucher(db, fileId, caller)),
  voucher: async (db, fileId, caller) =>
    (await mayViewRepaymentPicture(db, fileId, caller)) ||
    (await mayViewSupplementVoucher(db, fileId, caller)) ||
    (await mayViewDueVoucher(db, fileId, caller)),
}
