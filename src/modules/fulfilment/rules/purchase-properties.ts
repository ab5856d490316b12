type Unloading = '' | 'FORKLIFT' | 'CRANE' | 'MANUAL' | 'SIDE' | 'NONE'
type Said = {
  readonly buyerOrderNo: string
  readonly wantedDate: string
  readonly unloading: Unloading
  readonly unloadingNote: string
  readonly truckLength: string
}
type Key = keyof Said | 'truckUpTo' | `unloading_${Unloading}`

/** What a buyer said of an order, as names and values; what was left out is missing. */
export function purchaseProperties(
  data: Said,
  t: (key: Key, facts?: Readonly<Record<string, string>>) => string,
): { label: string; value: string }[] {
  const { buyerOrderNo, wantedDate, unloading, unloadingNote, truckLength } = data
  const facts = [
    [t('buyerOrderNo'), buyerOrderNo],
    [t('wantedDate'), wantedDate],
    [t('unloading'), unloading && t(`unloading_${unloading}`)],
    [t('truckLength'), truckLength && t('truckUpTo', { length: truckLength })],
    [t('unloadingNote'), unloadingNote],
  ] as const
  return facts.filter(([, value]) => value !== '').map(([label, value]) => ({ label, value }))
}
