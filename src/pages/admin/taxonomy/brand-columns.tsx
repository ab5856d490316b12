import { useLanguage, useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { Tag } from '../../../ui/basic/tag.tsx'
import type { ListColumn } from '../../../ui/console/list/list-columns.ts'
import { useAct } from '../../../ui/console/use-act.ts'
import { brandEnable, type AdminBrand } from '../../../modules/taxonomy/endpoints-admin.ts'
import { taxonomyAdminMessages } from './messages.ts'

type Acts = { readonly onEdit: (brand: AdminBrand) => void; readonly onMerge: (brand: AdminBrand) => void; readonly onDone: () => void }

/** Brands with what may be done to each. */
export function useBrandColumns(acts: Acts): readonly ListColumn<AdminBrand>[] {
  const t = useMessages(taxonomyAdminMessages)
  const lang = useLanguage()
  const stateOf = ({ enabled }: AdminBrand) => t(enabled === 1 ? 'enabled' : 'disabled')
  return [
    {
      key: 'brand',
      title: t('colBrand'),
      as: 'title',
      sort: 'brand',
      text: ({ nameEn, nameZh }) => (lang === 'en' ? nameEn : nameZh),
      cell: ({ nameEn, nameZh }) => <span className="t12 c3"> {lang === 'en' ? nameZh : nameEn}</span>,
    },
    { key: 'initial', title: t('colInitial'), sort: 'initial', text: ({ initial }) => initial },
    { key: 'producer', title: t('colProducer'), sort: 'producer', text: ({ producer }) => producer },
    { key: 'goods', title: t('colGoods'), sort: 'goods', align: 'right', text: ({ goodsNum }) => goodsNum },
    {
      key: 'state',
      title: t('colState'),
      as: 'state',
      sort: 'state',
      text: stateOf,
      cell: (brand) => (
        <Tag tone={brand.enabled === 1 ? 'ok' : 'neutral'} small>
          {stateOf(brand)}
        </Tag>
      ),
    },
    { key: 'actions', title: t('colActions'), as: 'actions', cell: (brand) => <BrandActs brand={brand} {...acts} /> },
  ]
}

function BrandActs({ brand, onEdit, onMerge, onDone }: Acts & { readonly brand: AdminBrand }) {
  const t = useMessages(taxonomyAdminMessages)
  const { act, busy } = useAct(brandEnable)
  const isOn = brand.enabled === 1
  const turn = async () => {
    if (await act({ brandId: brand.brandId, enabled: isOn ? 0 : 1, expectedVersion: brand.version }, t('saved'))) onDone()
  }
  return (
    <>
      <Button size="sm" onClick={() => onEdit(brand)}>
        {t('edit')}
      </Button>
      <Button size="sm" onClick={() => onMerge(brand)}>
        {t('merge')}
      </Button>
      <Button size="sm" busy={busy} onClick={() => void turn()}>
        {t(isOn ? 'disable' : 'enable')}
      </Button>
    </>
  )
}
