import { expect, test } from 'vitest'
import { formOfRates, ratesOfForm, type FreightForm } from './freight-form.ts'
import { calculateFreight, type FreightRates } from './freight.ts'

const forms: readonly FreightForm[] = [
  {
    mode: 'per_tonne_km',
    leastTonnes: '1',
    fullTruckTonnes: '33',
    fullRate: '0.38',
    partRate: '0.62',
    minCharge: '600',
    loadingPerTonne: '18',
  },
  {
    mode: 'step_kg',
    steps: [
      { uptoKg: '30', by: 'price', amount: '28' },
      { uptoKg: '500', by: 'kg', amount: '0.52' },
    ],
  },
  {
    mode: 'first_next',
    firstKg: '1',
    first: '8',
    nextKg: '1',
    next: '2.2',
    freeOver: '299',
    remoteProvinces: ['54', '65'],
    remoteSurcharge: '15',
  },
  { mode: 'enquiry' },
  { mode: 'none' },
]

test('what is typed is kept, and is what is charged', () => {
  for (const form of forms) expect(formOfRates(ratesOfForm(form) as FreightRates)).toEqual(form)
  const question = { from: '120112', to: '320500', goodsAmount: 0n, grams: 400_000n }
  expect(calculateFreight({ ...question, rates: ratesOfForm(forms[1] as FreightForm) as FreightRates }).amount).toBe(20_800n)
  expect(calculateFreight({ ...question, grams: 2500n, rates: ratesOfForm(forms[2] as FreightForm) as FreightRates }).amount).toBe(1240n)
})

test('a wrong place is named', () => {
  const [truck, steps, express] = forms as [FreightForm, FreightForm, FreightForm]
  const refused: readonly [FreightForm, string, string][] = [
    [{ ...truck, fullTruckTonnes: '0.5' } as FreightForm, 'fullTruckTonnes', 'pricing.freightOrder'],
    [{ ...truck, partRate: 'x' } as FreightForm, 'partRate', 'pricing.freightNumber'],
    [{ mode: 'step_kg', steps: [] }, 'steps', 'pricing.freightSteps'],
    [
      {
        ...steps,
        steps: [
          { uptoKg: '30', by: 'price', amount: '1' },
          { uptoKg: '30', by: 'price', amount: '1' },
        ],
      } as FreightForm,
      'steps.1.uptoKg',
      'pricing.freightOrder',
    ],
    [{ ...express, nextKg: '0' } as FreightForm, 'nextKg', 'pricing.freightNumber'],
    [{ ...express, freeOver: '-' } as FreightForm, 'freeOver', 'pricing.freightNumber'],
  ]
  for (const [form, field, code] of refused) expect(ratesOfForm(form)).toEqual({ field, code })
})
