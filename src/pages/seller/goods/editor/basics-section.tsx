import { Button as KitButton, Cascader, Checkbox, Input, Select } from 'antd'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { Panel } from '../../../../ui/layout/panel.tsx'
import { useGoodsEditor, type EditorOptions } from '../../../../modules/listing/ui/goods-editor-context.ts'
import { EditorField, EditorTextField, fieldId, useGoodsEditorMessages } from '../../../../modules/listing/ui/goods-editor-fields.tsx'

type Branch = { value: number; label: string; children?: Branch[] }

/** The category tree for the cascader. */
export function categoryCascaderOptions(categories: EditorOptions['categories'], pid = 0): Branch[] {
  return categories
    .filter((category) => category.pid === pid)
    .map((category) => {
      const children = categoryCascaderOptions(categories, category.id)
      return { value: category.id, label: category.name, ...(children.length > 0 ? { children } : {}) }
    })
}

/** The way down to a category. */
export function categoryPath(categories: EditorOptions['categories'], categoryId: number): number[] {
  const byId = new Map(categories.map((category) => [category.id, category]))
  const way: number[] = []
  for (let at = byId.get(categoryId); at; at = byId.get(at.pid)) way.unshift(at.id)
  return way
}

/** Store, names, category, brand, standards, tags. */
export function BasicsSection() {
  const t = useGoodsEditorMessages()
  const { goods, patch, frame, storeId, setStoreId, isLive, isLocked } = useGoodsEditor()
  return (
    <Panel title={t('secBasics')}>
      <div className="bx ship-f">
        {frame.stores.length > 1 && (
          <EditorField path="storeId" label={t('store')}>
            <Select
              id={fieldId('storeId')}
              value={storeId}
              disabled={isLive || isLocked}
              options={frame.stores.map((store) => ({ value: store.storeId, label: store.storeName }))}
              onChange={setStoreId}
            />
          </EditorField>
        )}
        <EditorTextField field="nameZh" label={t('nameZh')} most={120} required />
        <EditorTextField field="nameEn" label={t('nameEn')} help={t('nameEnHelp')} most={160} />
        <EditorField path="categoryId" label={t('categoryId')} required>
          <Cascader
            id={fieldId('categoryId')}
            value={categoryPath(frame.categories, goods.categoryId)}
            options={categoryCascaderOptions(frame.categories)}
            placeholder={t('categoryHint')}
            disabled={isLocked}
            allowClear={false}
            showSearch
            onChange={(way) => patch({ categoryId: Number(way?.at(-1) ?? 0) })}
          />
        </EditorField>
        <EditorField path="brandId" label={t('brandId')}>
          <Select
            id={fieldId('brandId')}
            value={goods.brandId}
            disabled={isLocked}
            showSearch={{ optionFilterProp: 'label' }}
            options={[{ value: 0, label: t('noBrand') }, ...frame.brands.map((brand) => ({ value: brand.id, label: brand.name }))]}
            onChange={(brandId) => patch({ brandId })}
          />
        </EditorField>
        <EditorField path="tags" label={t('tags')}>
          <Select
            id={fieldId('tags')}
            mode="tags"
            value={[...goods.tags]}
            placeholder={t('tagsHint')}
            disabled={isLocked}
            maxCount={10}
            open={false}
            suffixIcon={null}
            onChange={(tags: string[]) => patch({ tags: tags.map((tag) => tag.slice(0, 20)) })}
          />
        </EditorField>
      </div>
      <EditStandards />
    </Panel>
  )
}

function EditStandards() {
  const t = useGoodsEditorMessages()
  const { goods, patch, isLocked } = useGoodsEditor()
  const { standards } = goods
  const put = (at: number, change: Partial<(typeof standards)[number]>) =>
    patch({ standards: standards.map((standard, place) => (place === at ? { ...standard, ...change } : standard)) })
  return (
    <div className="bx pt-0">
      <div className="t13 c2 mb-1.5">{t('standards')}</div>
      {standards.map((standard, at) => (
        // A list that is edited in place has no better key than the place.
        <div key={`standard ${String(at)}`} className="row g2 wrp mb-2">
          <Input
            style={{ maxWidth: 320 }}
            value={standard.code}
            maxLength={80}
            disabled={isLocked}
            aria-label={t('standardCode')}
            placeholder={t('standardCode')}
            onChange={(event) => put(at, { code: event.target.value })}
          />
          <Checkbox
            checked={standard.verifiedEdition === 1}
            disabled={isLocked}
            onChange={(event) => put(at, { verifiedEdition: event.target.checked ? 1 : 0 })}
          >
            {t('verifiedEdition')}
          </Checkbox>
          <KitButton
            type="text"
            disabled={isLocked}
            aria-label={t('drop')}
            icon={<Icon name="trash-2" size={14} />}
            onClick={() => patch({ standards: standards.filter((_, place) => place !== at) })}
          />
        </div>
      ))}
      {standards.length < 20 && (
        <KitButton disabled={isLocked} onClick={() => patch({ standards: [...standards, { code: '', verifiedEdition: 0 }] })}>
          {t('addStandard')}
        </KitButton>
      )}
    </div>
  )
}
