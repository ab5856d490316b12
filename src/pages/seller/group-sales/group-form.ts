import type { GroupStaffRow } from '../../../modules/group-sale/endpoints-staff.ts'
import type { GroupKind } from '../../../modules/group-sale/rules/group-kinds.ts'
import { instantOf, localOf } from './local-time.ts'

export type GroupFormValues = {
  readonly kind: GroupKind
  readonly titleZh: string
  readonly titleEn: string
  readonly note: string
  readonly noteEn: string
  readonly productId: number
  readonly tiers: readonly { readonly from: string; readonly price: string }[]
  readonly depositPercent: number
  readonly isForfeit: 0 | 1
  readonly multiple: number
  readonly minNumber: string
  readonly maxNumber: string
  /** As an input of kind `datetime-local` holds them, in Shanghai. */
  readonly startTime: string
  readonly endTime: string
  readonly balanceTime: string
  readonly balanceHours: number
  readonly shipDays: number
}

const day = 86_400_000

/** The form of a draft; a new one runs for a week from tomorrow. */
export function groupFormOf(of: GroupStaffRow | null, now: Date): GroupFormValues {
  const later = (days: number) => localOf(new Date(now.getTime() + days * day))
  if (!of)
    return {
      kind: 'LADDER',
      titleZh: '',
      titleEn: '',
      note: '',
      noteEn: '',
      productId: 0,
      tiers: [
        { from: '50', price: '' },
        { from: '100', price: '' },
        { from: '200', price: '' },
      ],
      depositPercent: 10,
      isForfeit: 0,
      multiple: 2,
      minNumber: '1',
      maxNumber: '0',
      startTime: later(1),
      endTime: later(8),
      balanceTime: later(15),
      balanceHours: 72,
      shipDays: 7,
    }
  return {
    ...of,
    note: of.noteZh,
    tiers: of.tiers.map(({ from, price }) => ({ from: String(from), price: String(price) })),
    minNumber: String(of.minNum),
    maxNumber: String(of.maxNum),
    startTime: localOf(new Date(of.startTime)),
    endTime: localOf(new Date(of.endTime)),
    balanceTime: localOf(new Date(of.balanceTime)),
  }
}

/** What is sent of a form. */
export function groupInput(form: GroupFormValues) {
  const { kind, titleZh, titleEn, note, noteEn, productId, depositPercent, isForfeit, multiple, minNumber, maxNumber } = form
  const { balanceHours, shipDays } = form
  const written = form.tiers
    .filter((tier) => tier.price.trim() !== '')
    .map(({ from, price }) => ({ from: from.trim(), price: price.trim() }))
  const tiers = kind === 'LADDER' ? written : written.slice(0, 1)
  const times = {
    startTime: instantOf(form.startTime),
    endTime: instantOf(form.endTime),
    balanceTime: kind === 'PRESALE' ? instantOf(form.balanceTime) : null,
  }
  const numbers = { minNumber: minNumber.trim(), maxNumber: maxNumber.trim() || '0' }
  const own = {
    kind,
    titleZh,
    titleEn,
    note,
    noteEn,
    productId,
    tiers,
    depositPercent,
    isForfeit,
    multiple,
    balanceHours,
    shipDays,
  }
  return { ...own, ...times, ...numbers }
}
