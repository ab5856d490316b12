import type { FreightTemplate } from '../../../modules/pricing/endpoints-freight.ts'
import type { FreightForm } from '../../../modules/pricing/rules/freight-form.ts'

/** A template as it is being written. */
export type FreightDraft = {
  readonly freightTemplateId: number
  readonly oldVersion: number
  readonly nameZh: string
  readonly nameEn: string
  readonly selfPickup: 0 | 1
  readonly rates: FreightForm
}

export const modes = ['per_tonne_km', 'step_kg', 'first_next', 'enquiry'] as const
export type DraftMode = (typeof modes)[number]

/** An empty form of each way to charge, with the usual sizes. */
export const emptyRates: Readonly<Record<DraftMode, FreightForm>> = {
  per_tonne_km: {
    mode: 'per_tonne_km',
    leastTonnes: '1',
    fullTruckTonnes: '32',
    fullRate: '',
    partRate: '',
    minCharge: '0',
    loadingPerTonne: '0',
  },
  step_kg: { mode: 'step_kg', steps: [{ uptoKg: '', by: 'price', amount: '' }] },
  first_next: {
    mode: 'first_next',
    firstKg: '1',
    first: '',
    nextKg: '1',
    next: '',
    freeOver: '',
    remoteProvinces: [],
    remoteSurcharge: '0',
  },
  enquiry: { mode: 'enquiry' },
}

export const emptyDraft: FreightDraft = {
  freightTemplateId: 0,
  oldVersion: 0,
  nameZh: '',
  nameEn: '',
  selfPickup: 1,
  rates: emptyRates.per_tonne_km,
}

/** What stands, to be changed. */
export function draftOf({ freightTemplateId, version, nameZh, nameEn, selfPickup, rates }: FreightTemplate): FreightDraft {
  return { freightTemplateId, oldVersion: version, nameZh, nameEn: nameEn === nameZh ? '' : nameEn, selfPickup, rates }
}
