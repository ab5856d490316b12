import { Input, InputNumber } from 'antd'
import { useState } from 'react'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { ConsoleDialog } from '../../../ui/console/console-dialog.tsx'
import { Field } from '../../../ui/console/form/field.tsx'
import { sellerTeamCampaignSave, type TeamStaffRow } from '../../../modules/team-purchase/endpoints-staff.ts'
import { teamAdminMessages } from '../../../modules/team-purchase/messages.ts'
import { instantOf, localOf } from './local-time.ts'
import { ProductField } from './product-field.tsx'
import { MinuteInput } from '../../../ui/console/form/value-inputs.tsx'

type Props = { readonly of: TeamStaffRow | null; readonly onDone: () => void; readonly onClose: () => void }
const day = 86_400_000
const texts = ['teamPrice', 'leaderPrice', 'minNumber', 'maxNumber'] as const
const counts = [
  ['size', 2, 50],
  ['periodHours', 1, 168],
] as const
const notes = [
  ['note', 500],
  ['noteEn', 1000],
] as const
const times = ['startTime', 'endTime'] as const

/** The form of a draft; a new one runs for a week from tomorrow, in teams of three within a day. */
function formOf(of: TeamStaffRow | null) {
  const later = (days: number) => localOf(new Date(Date.now() + days * day))
  return {
    titleZh: of?.titleZh ?? '',
    titleEn: of?.titleEn ?? '',
    note: of?.noteZh ?? '',
    noteEn: of?.noteEn ?? '',
    productId: of?.productId ?? 0,
    teamPrice: of ? String(of.teamPrice) : '',
    leaderPrice: of && of.leaderPrice < of.teamPrice ? String(of.leaderPrice) : '',
    size: of?.size ?? 3,
    periodHours: of?.periodHours ?? 24,
    minNumber: String(of?.minNum ?? 1),
    maxNumber: String(of?.maxNum ?? 0),
    startTime: of ? localOf(new Date(of.startTime)) : later(1),
    endTime: of ? localOf(new Date(of.endTime)) : later(8),
  }
}

/** A draft of a team purchase, new or again. */
export function TeamDialog({ of, onDone, onClose }: Props) {
  const t = useMessages(teamAdminMessages)
  const [form, setForm] = useState(() => formOf(of))
  const set = (change: Partial<typeof form>) => setForm((before) => ({ ...before, ...change }))
  const input = {
    ...form,
    startTime: instantOf(form.startTime),
    endTime: instantOf(form.endTime),
    ownTeamCampaignSn: of?.teamCampaignSn ?? '',
    expectedVersion: of?.version ?? 0,
  }
  return (
    <ConsoleDialog title={t(of ? 'editTitle' : 'add')} call={sellerTeamCampaignSave} input={input} onDone={onDone} onClose={onClose}>
      {(errors) => (
        <>
          {(['titleZh', 'titleEn'] as const).map((name) => (
            <Field key={name} id={`team-${name}`} label={t(name)} error={errors[name]}>
              <Input id={`team-${name}`} value={form[name]} maxLength={60} onChange={(event) => set({ [name]: event.target.value })} />
            </Field>
          ))}
          <ProductField
            id="team-productId"
            label={t('product')}
            help={t('productHelp')}
            value={form.productId}
            named={of ? `${of.goodsName} ${of.specText}` : ''}
            error={errors['productId']}
            onChange={(productId) => set({ productId })}
          />
          <div className="grid grid-cols-2 gap-x-3">
            {counts.map(([name, min, max]) => (
              <Field key={name} id={`team-${name}`} label={t(name)} error={errors[name]}>
                <InputNumber
                  id={`team-${name}`}
                  min={min}
                  max={max}
                  precision={0}
                  value={form[name]}
                  onChange={(value) => set({ [name]: value ?? min })}
                />
              </Field>
            ))}
            {texts.map((name) => (
              <Field key={name} id={`team-${name}`} label={t(name)} error={errors[name]}>
                <Input
                  id={`team-${name}`}
                  value={form[name]}
                  maxLength={14}
                  onChange={(event) => set({ [name]: event.target.value.trim() })}
                />
              </Field>
            ))}
            {times.map((name) => (
              <Field key={name} id={`team-${name}`} label={t(name)} error={errors[name]}>
                <MinuteInput id={`team-${name}`} value={form[name]} onChange={(value) => set({ [name]: value })} />
              </Field>
            ))}
          </div>
          {notes.map(([name, most]) => (
            <Field key={name} id={`team-${name}`} label={t(name)} error={errors[name]}>
              <Input.TextArea
                id={`team-${name}`}
                value={form[name]}
                maxLength={most}
                rows={3}
                onChange={(event) => set({ [name]: event.target.value })}
              />
            </Field>
          ))}
        </>
      )}
    </ConsoleDialog>
  )
}
