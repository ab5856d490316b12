import { Input, Select } from 'antd'
import { useState } from 'react'
import { useCall } from '../../../../api/browser/use-call.ts'
import { useMessages } from '../../../../api/browser/use-messages.tsx'
import { Button } from '../../../../ui/basic/button.tsx'
import { PictureField } from '../../../../ui/console/picture-field.tsx'
import { categoryTree } from '../../../taxonomy/endpoints-categories.ts'
import { suggest } from '../../../search/endpoints.ts'
import { articleList } from '../../../content/endpoints.ts'
import { contentImageUpload } from '../../../site/endpoints-files.ts'
import type { BlockPicture } from '../../../site/rules/page-blocks.ts'
import { staffImageUploader } from '../../../site/ui/public.ts'
import { pageBuilderMessages } from '../../messages.ts'
import { LinkPicker } from './link-picker.tsx'

export type PickerProps<Value> = { readonly label: string; readonly value: Value; readonly onChange: (value: Value) => void }

export const uploadContentImage = staffImageUploader(contentImageUpload)
const full = { width: '100%' } as const
const mostPictures = 12

/** A top category by its name. */
export function CategoryPicker({ label, value, onChange }: PickerProps<number>) {
  const tree = useCall(categoryTree, {})
  const options = (tree.data ?? []).flatMap((top) => [
    { value: top.categoryId, label: top.categoryName },
    ...top.children.map((group) => ({ value: group.categoryId, label: `${top.categoryName} / ${group.categoryName}` })),
  ])
  return (
    <Select
      aria-label={label}
      style={full}
      showSearch={{ optionFilterProp: 'label' }}
      loading={tree.loading}
      options={options}
      value={value}
      onChange={onChange}
    />
  )
}

/** A category of articles, or all. */
export function ArticleCategoryPicker({ label, value, onChange }: PickerProps<string>) {
  const t = useMessages(pageBuilderMessages)
  const found = useCall(articleList, { pageSize: 1 })
  const options = (found.data?.categories ?? []).map((category) => ({ value: category.category, label: category.categoryName }))
  return (
    <Select
      aria-label={label}
      style={full}
      options={[{ value: '', label: t('allCategories') }, ...options]}
      value={value}
      onChange={onChange}
    />
  )
}

/** Goods picked one by one, at most twelve. */
export function GoodsPicker({ label, value, onChange }: PickerProps<readonly number[]>) {
  const t = useMessages(pageBuilderMessages)
  const [typed, setTyped] = useState('')
  const found = useCall(suggest, typed.trim() === '' ? null : { keyword: typed.trim().slice(0, 60) })
  const options = (found.data?.goods ?? []).map((goods) => ({
    value: goods.defaultProductId,
    label: `${goods.goodsName} #${goods.defaultProductId}`,
  }))
  return (
    <Select
      mode="multiple"
      aria-label={label}
      placeholder={t('goodsHint')}
      style={full}
      maxCount={12}
      showSearch={{ filterOption: false, onSearch: setTyped }}
      options={options}
      value={[...value]}
      onChange={(chosen: number[]) => onChange(chosen)}
    />
  )
}

const noPicture: BlockPicture = { picture: '', alt: '', link: { type: 'none', value: '', info: {} } }

type PictureProps = PickerProps<readonly BlockPicture[]> & { readonly most?: number; readonly upload?: typeof uploadContentImage }

/** Pictures with their words and links, in an order that can be changed. */
export function PictureListField({ label, value, onChange, most = mostPictures, upload = uploadContentImage }: PictureProps) {
  const t = useMessages(pageBuilderMessages)
  const change = (index: number, picture: BlockPicture) => onChange(value.with(index, picture))
  const swap = (index: number) => {
    const [one, other] = [value[index], value[index - 1]]
    if (one && other) onChange(value.with(index, other).with(index - 1, one))
  }
  return (
    <div className="col g3" role="group" aria-label={label}>
      {value.map((blockPicture, index) => (
        <fieldset key={index} className="bfp">
          <PictureField
            label={`${t('picture')} ${index + 1}`}
            value={blockPicture.picture}
            upload={upload}
            onChange={(picture) => change(index, { ...blockPicture, picture })}
          />
          <Input
            aria-label={t('alt')}
            placeholder={t('alt')}
            maxLength={80}
            value={blockPicture.alt}
            onChange={(event) => change(index, { ...blockPicture, alt: event.target.value })}
          />
          <LinkPicker value={blockPicture.link} onChange={(link) => change(index, { ...blockPicture, link })} />
          <div className="row g2">
            <Button size="sm" disabled={index === 0} onClick={() => swap(index)}>
              {t('up')}
            </Button>
            <Button size="sm" tone="ghost" onClick={() => onChange(value.toSpliced(index, 1))}>
              {t('delete')}
            </Button>
          </div>
        </fieldset>
      ))}
      <Button size="sm" icon="plus" disabled={value.length >= most} onClick={() => onChange([...value, noPicture])}>
        {t('addPicture')}
      </Button>
    </div>
  )
}
