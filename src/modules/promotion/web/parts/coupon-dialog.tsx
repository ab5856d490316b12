import { useState } from 'react'
import { useWords } from '../../../../api/browser/use-words.tsx'
import { DeskDialog } from '../../../../ui/console/desk-dialog.tsx'
import { adminCouponSave, sellerCouponSave, type CampaignRow } from '../../contract-desk.ts'
import { couponFormOf, couponInput, stepsInput, type CampaignSort } from '../coupon-form.ts'
import { couponDeskWords } from '../words-desk.ts'
import { CouponFields } from './coupon-fields.tsx'
import { LadderFields } from './ladder-fields.tsx'

export type DeskFace = 'seller' | 'admin'

type Props = {
  readonly face: DeskFace
  readonly sort: CampaignSort
  readonly of: CampaignRow | null
  /** The store that a new one is for; null on the platform's desk. */
  readonly storeId: number | null
  readonly onDone: () => void
  readonly onClose: () => void
}

/** A draft of a coupon or a full reduction, new or again. */
export function CouponDialog({ face, sort, of, storeId, onDone, onClose }: Props) {
  const t = useWords(couponDeskWords)
  const [form, setForm] = useState(() => couponFormOf(of, sort, new Date()))
  const Fields = sort === 'ladder' ? LadderFields : CouponFields
  const fields = (errors: Readonly<Record<string, string>>) => (
    <Fields form={form} set={(change) => setForm({ ...form, ...change })} errors={errors} storeId={storeId} named={of?.scopeNames ?? []} />
  )
  const shared = { title: t(sort === 'ladder' ? (of ? 'editLadder' : 'addLadder') : of ? 'editTitle' : 'add'), onDone, onClose }
  const input = { ...couponInput(form), expectedVersion: of?.version ?? 0 }
  const campaignId = of?.campaignId ?? 0
  return face === 'seller' ? (
    <DeskDialog
      {...shared}
      call={sellerCouponSave}
      input={{ ...input, reductionSteps: stepsInput(form), couponCampaignId: campaignId, ...(storeId === null ? {} : { storeId }) }}
    >
      {fields}
    </DeskDialog>
  ) : (
    <DeskDialog {...shared} call={adminCouponSave} input={{ ...input, kind: form.kind === 'PERCENT' ? 'PERCENT' : 'FIXED', campaignId }}>
      {fields}
    </DeskDialog>
  )
}
