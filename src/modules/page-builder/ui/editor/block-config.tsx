import type { Config, Data, Field } from '@puckeditor/core'
import { Input, Select, Switch } from 'antd'
import { Suspense, type ComponentType, type ReactNode } from 'react'
import { lazyReachable } from '../../../../api/browser/lazy-reachable.ts'
import type { Translate } from '../../../../kernel/i18n/translate.ts'
import { floorLayouts, goodsBlockSorts, type BlockPicture, type BlockType, type PageBlock } from '../../../site/rules/page-blocks.ts'
import type { pageBuilderMessages } from '../../messages.ts'
import {
  ArticleCategoryPicker,
  CategoryPicker,
  GoodsPicker,
  PictureListField,
  uploadContentImage,
  type PickerProps,
} from './block-fields.tsx'
import { BlockPreview } from './block-preview.tsx'

const Editor = lazyReachable(() =>
  import('../../../../ui/console/rich-text-editor.tsx').then((module) => ({ default: module.RichTextEditor })),
)

type T = Translate<typeof pageBuilderMessages>
type Edit<Value> = { readonly value: Value; readonly onChange: (value: Value) => void }

/** A field of our own drawing, with its label above it. */
function field<Value>(label: string, draw: (edit: Edit<Value>) => ReactNode): Field {
  return {
    type: 'custom',
    label,
    render: ({ value, onChange }) => (
      <div className="bff">
        <span className="t13 c2">{label}</span>
        {draw({ value, onChange })}
      </div>
    ),
  }
}

const numbers = (label: string, counts: readonly number[]) =>
  field<number>(label, ({ value, onChange }) => (
    <Select
      aria-label={label}
      value={value}
      options={counts.map((count) => ({ value: count, label: String(count) }))}
      onChange={onChange}
    />
  ))

const titleField = (t: T) =>
  field<string>(t('blockTitle'), ({ value, onChange }) => (
    <Input
      aria-label={t('blockTitle')}
      placeholder={t('blockTitleHint')}
      maxLength={40}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  ))

/** What a face of the mall chooses from: the platform from everything, a store from its own. */
export type BlockPickers = {
  readonly Category: ComponentType<PickerProps<number>>
  readonly Goods: ComponentType<PickerProps<readonly number[]>>
  readonly upload: typeof uploadContentImage
}
const mallChoices: BlockPickers = { Category: CategoryPicker, Goods: GoodsPicker, upload: uploadContentImage }

/** What the builder knows of each kind of block: its fields, its first values, its sketch. Counts are the specification's (§9). */
export function blockConfig(t: T, kinds: readonly BlockType[], choices: BlockPickers = mallChoices): Config {
  const of: Of = (type, fields, defaultProps = {}) => ({
    label: t(`block_${type}`),
    fields,
    defaultProps,
    // The builder keeps a block's values apart from its kind; together they are the block.
    render: ({ id, ...props }: Record<string, unknown>) => (
      <BlockPreview block={{ ...defaultProps, ...props, id, type } as unknown as PageBlock} />
    ),
  })
  const title = titleField(t)
  const { Category, Goods, upload } = choices
  const components: Record<BlockType, Config['components'][string]> = {
    hero: of('hero', {}),
    figures: of('figures', {}),
    market: of('market', { title }, { title: '' }),
    floor: of(
      'floor',
      {
        title,
        categoryId: field<number>(t('category'), (edit) => <Category label={t('category')} {...edit} />),
        layout: field<string>(t('layout'), ({ value, onChange }) => (
          <Select
            aria-label={t('layout')}
            value={value}
            options={floorLayouts.map((floorLayout) => ({ value: floorLayout, label: t(`layout_${floorLayout}`) }))}
            onChange={onChange}
          />
        )),
        count: numbers(t('count'), [3, 6, 9, 12]),
      },
      { title: '', categoryId: 1, layout: 'row', count: 6 },
    ),
    goods: of(
      'goods',
      { title, productIds: field<readonly number[]>(t('goods'), (edit) => <Goods label={t('goods')} {...edit} />) },
      { title: '', productIds: [] },
    ),
    stores: of(
      'stores',
      {
        title,
        count: numbers(t('count'), [5, 10, 15, 20]),
        withBrands: field<boolean>(t('withBrands'), ({ value, onChange }) => (
          <Switch aria-label={t('withBrands')} checked={value} onChange={onChange} />
        )),
      },
      { title: '', count: 10, withBrands: true },
    ),
    articles: of(
      'articles',
      {
        title,
        category: field<string>(t('category'), (edit) => <ArticleCategoryPicker label={t('category')} {...edit} />),
        count: numbers(t('count'), [2, 4, 6]),
      },
      { title: '', category: '', count: 6 },
    ),
    images: of(
      'images',
      {
        title,
        columns: numbers(t('columns'), [1, 2, 3, 4]),
        pictures: field<readonly BlockPicture[]>(t('pictures'), (edit) => (
          <PictureListField label={t('pictures')} upload={upload} {...edit} />
        )),
      },
      { title: '', columns: 2, pictures: [] },
    ),
    text: of(
      'text',
      {
        html: field<string>(t('text'), ({ value, onChange }) => (
          <Suspense fallback={null}>
            <Editor label={t('text')} value={value} onChange={onChange} upload={upload} />
          </Suspense>
        )),
      },
      { html: '' },
    ),
    banner: of('banner', {}),
    ...storeBlocks(t, of, title, Category),
  }
  return { root: { fields: {} }, components: Object.fromEntries(kinds.map((kind) => [kind, components[kind]])) }
}

type Of = (type: BlockType, fields: Record<string, Field>, defaultProps?: Record<string, unknown>) => Config['components'][string]

/** The blocks that a store's home alone has. */
function storeBlocks(t: T, of: Of, title: Field, Category: BlockPickers['Category']) {
  return {
    shelf: of(
      'shelf',
      {
        title,
        categoryId: field<number>(t('category'), (edit) => <Category label={t('category')} {...edit} />),
        sort: field<string>(t('sort'), ({ value, onChange }) => (
          <Select
            aria-label={t('sort')}
            value={value}
            options={goodsBlockSorts.map((sort) => ({ value: sort, label: t(`sort_${sort}`) }))}
            onChange={onChange}
          />
        )),
        count: numbers(t('count'), [3, 6, 9, 12]),
      },
      { title: '', categoryId: 0, sort: 'sales', count: 6 },
    ),
    news: of(
      'news',
      {
        title,
        kind: field<string>(t('newsKind'), ({ value, onChange }) => (
          <Select
            aria-label={t('newsKind')}
            value={value}
            options={(['news', 'article'] as const).map((one) => ({ value: one, label: t(`news_${one}`) }))}
            onChange={onChange}
          />
        )),
        count: numbers(t('count'), [2, 4, 6]),
      },
      { title: '', kind: 'news', count: 4 },
    ),
    about: of('about', { title }, { title: '' }),
  }
}

/** Blocks as the builder holds them, and back. */
export function toPuckData(blocks: readonly PageBlock[]): Data {
  return { root: {}, content: blocks.map(({ type, ...props }) => ({ type, props })) }
}

export function fromPuckData(data: Data): readonly PageBlock[] {
  // The builder hands out what its fields above put in; the call judges it again.
  return data.content.map(({ type, props }) => ({ ...props, type }) as PageBlock)
}
