import type { Config, Data, Field } from '@puckeditor/core'
import { Input, Select, Switch } from 'antd'
import { lazy, Suspense, type ReactNode } from 'react'
import type { Speak } from '../../../../shared/words.ts'
import { floorLayouts, type BlockPicture, type BlockType, type PageBlock } from '../../../site/rules/page-blocks.ts'
import type { zh } from '../words-site-desk.zh.ts'
import { ArticleCategoryChoice, CategoryChoice, GoodsChoice, PictureChoice, uploadContentImage } from './block-fields.tsx'
import { BlockSketch } from './block-sketch.tsx'

const Editor = lazy(() => import('../../../../ui/console/rich-text-editor.tsx').then((module) => ({ default: module.RichTextEditor })))

type T = Speak<typeof zh>
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

/** What the builder knows of each kind of block: its fields, its first values, its sketch. Counts are the specification's (§9). */
export function blockConfig(t: T): Config {
  const of = (type: BlockType, fields: Record<string, Field>, defaultProps: Record<string, unknown> = {}) => ({
    label: t(`block_${type}`),
    fields,
    defaultProps,
    // The builder keeps a block's values apart from its kind; together they are the block.
    render: ({ id, ...props }: Record<string, unknown>) => (
      <BlockSketch block={{ ...defaultProps, ...props, id, type } as unknown as PageBlock} />
    ),
  })
  const title = titleField(t)
  return {
    root: { fields: {} },
    components: {
      hero: of('hero', {}),
      figures: of('figures', {}),
      market: of('market', { title }, { title: '' }),
      floor: of(
        'floor',
        {
          title,
          categoryId: field<number>(t('category'), (edit) => <CategoryChoice label={t('category')} {...edit} />),
          layout: field<string>(t('layout'), ({ value, onChange }) => (
            <Select
              aria-label={t('layout')}
              value={value}
              options={floorLayouts.map((one) => ({ value: one, label: t(`layout_${one}`) }))}
              onChange={onChange}
            />
          )),
          count: numbers(t('count'), [3, 6, 9, 12]),
        },
        { title: '', categoryId: 1, layout: 'row', count: 6 },
      ),
      goods: of(
        'goods',
        { title, productIds: field<readonly number[]>(t('goods'), (edit) => <GoodsChoice label={t('goods')} {...edit} />) },
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
          category: field<string>(t('category'), (edit) => <ArticleCategoryChoice label={t('category')} {...edit} />),
          count: numbers(t('count'), [2, 4, 6]),
        },
        { title: '', category: '', count: 6 },
      ),
      images: of(
        'images',
        {
          title,
          columns: numbers(t('columns'), [1, 2, 3, 4]),
          pictures: field<readonly BlockPicture[]>(t('pictures'), (edit) => <PictureChoice label={t('pictures')} {...edit} />),
        },
        { title: '', columns: 2, pictures: [] },
      ),
      text: of(
        'text',
        {
          html: field<string>(t('text'), ({ value, onChange }) => (
            <Suspense fallback={null}>
              <Editor label={t('text')} value={value} onChange={onChange} upload={uploadContentImage} />
            </Suspense>
          )),
        },
        { html: '' },
      ),
      banner: of('banner', {}),
    },
  }
}

/** Blocks as the builder holds them, and back. */
export function dataOf(blocks: readonly PageBlock[]): Data {
  return { root: {}, content: blocks.map(({ type, ...props }) => ({ type, props })) }
}

export function blocksOf(data: Data): readonly PageBlock[] {
  // The builder hands out what its fields above put in; the call judges it again.
  return data.content.map(({ type, props }) => ({ ...props, type }) as PageBlock)
}
