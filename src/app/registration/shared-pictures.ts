import { seesEvidence } from '../../modules/aftersale/server/public.ts'
import { seesRepaymentPicture } from '../../modules/credit/server/public.ts'
import { seesPayoutVoucher } from '../../modules/settlement/server/public.ts'
import { seesSupplementVoucher } from '../../modules/weighing/server/public.ts'
import type { SharedWith } from '../../modules/site/server/public.ts'

/** Who else sees a picture, by what it was handed in for. */
export const sharedPictures: SharedWith = {
  evidence: async (db, fileId, caller) => (await seesEvidence(db, fileId, caller)) || (await seesPayoutVoucher(db, fileId, caller)),
  voucher: async (db, fileId, caller) =>
    (await seesRepaymentPicture(db, fileId, caller)) || (await seesSupplementVoucher(db, fileId, caller)),
}
