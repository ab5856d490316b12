import { Cascader } from 'antd'
import { useCall } from '../../../api/browser/use-call.ts'
import { categoryTree } from '../../taxonomy/endpoints-categories.ts'

type Props = {
  readonly label: string
  readonly value: number | undefined
  readonly onChange: (categoryId: number | undefined) => void
}

/** A category of any level that a list of goods is filtered by. */
export function CategoryFilter({ label, value, onChange }: Props) {
  const tree = useCall(categoryTree, {})
  const top = tree.data ?? []
  const way = top.flatMap((one) => [
    [one.categoryId],
    ...one.children.flatMap((middle) => [
      [one.categoryId, middle.categoryId],
      ...middle.children.map((leaf) => [one.categoryId, middle.categoryId, leaf.categoryId]),
    ]),
  ])
  return (
    <Cascader
      allowClear
      changeOnSelect
      aria-label={label}
      placeholder={label}
      value={way.find((one) => one.at(-1) === value) ?? []}
      options={top.map((one) => ({
        value: one.categoryId,
        label: one.categoryName,
        children: one.children.map((middle) => ({
          value: middle.categoryId,
          label: middle.categoryName,
          children: middle.children.map((leaf) => ({ value: leaf.categoryId, label: leaf.categoryName })),
        })),
      }))}
      onChange={(chosen) => onChange(chosen?.at(-1))}
    />
  )
}
