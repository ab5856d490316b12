import { useLanguage, useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { Tag } from '../../../ui/basic/tag.tsx'
import { useAct } from '../../../ui/console/use-act.ts'
import { brandEnable, type AdminBrand } from '../../../modules/taxonomy/endpoints-admin.ts'
import { taxonomyAdminMessages } from './messages.ts'

type Acts = { readonly onEdit: (brand: AdminBrand) => void; readonly onMerge: (brand: AdminBrand) => void; readonly onDone: () => void }

/** Brands in rows with what may be done to each. */
export function BrandTable({ brands, ...acts }: Acts & { readonly brands: readonly AdminBrand[] }) {
  const t = useMessages(taxonomyAdminMessages)
  return (
    <div className="tsc">
      <table className="tbl d">
        <thead>
          <tr>
            <th>{t('colInitial')}</th>
            <th>{t('colBrand')}</th>
            <th>{t('colProducer')}</th>
            <th className="r">{t('colGoods')}</th>
            <th>{t('colState')}</th>
            <th className="r">{t('colActions')}</th>
          </tr>
        </thead>
        <tbody>
          {brands.map((brand) => (
            <BrandRow key={brand.brandId} brand={brand} {...acts} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function BrandRow({ brand, onEdit, onMerge, onDone }: Acts & { readonly brand: AdminBrand }) {
  const t = useMessages(taxonomyAdminMessages)
  const lang = useLanguage()
  const { act, busy } = useAct(brandEnable)
  const isOn = brand.enabled === 1
  const turn = async () => {
    if (await act({ brandId: brand.brandId, enabled: isOn ? 0 : 1, expectedVersion: brand.version }, t('saved'))) onDone()
  }
  return (
    <tr>
      <td className="num">{brand.initial}</td>
      <td className="b5">
        {lang === 'en' ? brand.nameEn : brand.nameZh} <span className="t12 c3">{lang === 'en' ? brand.nameZh : brand.nameEn}</span>
      </td>
      <td>{brand.producer}</td>
      <td className="r num">{brand.goodsNum}</td>
      <td>
        <Tag tone={isOn ? 'ok' : 'neutral'} small>
          {t(isOn ? 'enabled' : 'disabled')}
        </Tag>
      </td>
      <td className="r nw">
        <Button size="sm" onClick={() => onEdit(brand)}>
          {t('edit')}
        </Button>{' '}
        <Button size="sm" onClick={() => onMerge(brand)}>
          {t('merge')}
        </Button>{' '}
        <Button size="sm" busy={busy} onClick={() => void turn()}>
          {t(isOn ? 'disable' : 'enable')}
        </Button>
      </td>
    </tr>
  )
}
