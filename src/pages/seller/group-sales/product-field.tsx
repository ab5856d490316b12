import { Select } from 'antd'
import { useState } from 'react'
import { useCall } from '../../../api/browser/use-call.ts'
import { Field } from '../../../ui/console/form/field.tsx'
import { useOwnStores } from '../../../modules/store/ui/use-own-stores.ts'
import { goodsList } from '../../../modules/search/endpoints.ts'

type Props = {
  readonly id: string
  readonly label: string
  readonly help: string
  /** 0: none is chosen. */
  readonly value: number
  /** What the chosen SKU is called. */
  readonly named: string
  readonly error: string | undefined
  readonly onChange: (productId: number) => void
}

/** A SKU of the own store, found by words. */
export function ProductField({ id, label, help, value, named, error, onChange }: Props) {
  const own = useOwnStores()
  const [typed, setTyped] = useState('')
  const storeId = own?.chosen ?? own?.all[0]?.storeId
  const goods = useCall(goodsList, {
    ...(storeId ? { storeId: String(storeId) } : {}),
    keyword: typed.trim().slice(0, 60),
    pageSize: 30,
    facets: 0,
  })
  const found = (goods.data?.list ?? []).map((one) => ({ value: one.defaultProductId, label: one.goodsName }))
  const isFound = found.some((option) => option.value === value)
  const options = value === 0 || isFound ? found : [...found, { value, label: named || `#${value}` }]
  return (
    <Field id={id} label={label} error={error}>
      <Select
        id={id}
        placeholder={help}
        loading={goods.loading}
        showSearch={{ filterOption: false, onSearch: setTyped }}
        options={options}
        value={value === 0 ? undefined : value}
        onChange={onChange}
      />
    </Field>
  )
}
