import { useState } from 'react'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { ConsoleDialog } from '../../../ui/console/console-dialog.tsx'
import { adminCouponSave, sellerCouponSave, type CampaignRow } from '../endpoints-campaigns.ts'
import { campaignFormOf, campaignInput, thresholdsInput, type CampaignSort } from './campaign-form.ts'
import { campaignAdminMessages } from '../messages.ts'
import { CampaignFields } from './campaign-fields.tsx'
import { SpendThresholdFields } from './spend-threshold-fields.tsx'

export type CampaignConsole = 'seller' | 'admin'

type Props = {
  readonly face: CampaignConsole
  readonly sort: CampaignSort
  readonly of: CampaignRow | null
  /** The store that a new one is for; null on the platform's desk. */
  readonly storeId: number | null
  readonly onDone: () => void
  readonly onClose: () => void
}

/** A draft of a coupon or a full reduction, new or again. */
export function CampaignDialog({ face, sort, of, storeId, onDone, onClose }: Props) {
  const t = useMessages(campaignAdminMessages)
  const [form, setForm] = useState(() => campaignFormOf(of, sort, new Date()))
  const Fields = sort === 'ladder' ? SpendThresholdFields : CampaignFields
  const fields = (errors: Readonly<Record<string, string>>) => (
    <Fields form={form} set={(change) => setForm({ ...form, ...change })} errors={errors} storeId={storeId} named={of?.scopeNames ?? []} />
  )
  const shared = { title: t(sort === 'ladder' ? (of ? 'editLadder' : 'addLadder') : of ? 'editTitle' : 'add'), onDone, onClose }
  const input = { ...campaignInput(form), expectedVersion: of?.version ?? 0 }
  const campaignId = of?.campaignId ?? 0
  return face === 'seller' ? (
    <ConsoleDialog
      {...shared}
      call={sellerCouponSave}
      input={{ ...input, reductionSteps: thresholdsInput(form), couponCampaignId: campaignId, ...(storeId === null ? {} : { storeId }) }}
    >
      {fields}
    </ConsoleDialog>
  ) : (
    <ConsoleDialog {...shared} call={adminCouponSave} input={{ ...input, kind: form.kind === 'PERCENT' ? 'PERCENT' : 'FIXED', campaignId }}>
      {fields}
    </ConsoleDialog>
  )
}
