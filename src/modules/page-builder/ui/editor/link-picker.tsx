import { Input, Select } from 'antd'
import { useCall } from '../../../../api/browser/use-call.ts'
import { useMessages } from '../../../../api/browser/use-messages.tsx'
import { linkTypeList } from '../../../site/endpoints-banners.ts'
import { linkAddress, linkTypes, type LinkType } from '../../../site/rules/link-target.ts'
import { pageBuilderMessages } from '../../messages.ts'
import { ArticleField, CategoryField, GoodsField, StoreField, StoreGoodsField, TopicField, type LinkFieldProps } from './link-fields.tsx'

const full = { width: '100%' } as const

/** Chooses where a banner or a block leads: the kind first, then the goods, category, store … that it names. */
export function LinkPicker({ value, onChange }: LinkFieldProps) {
  const t = useMessages(pageBuilderMessages)
  const address = linkAddress(value)
  const known = useCall(linkTypeList, {})
  return (
    <div className="col g2">
      <Select
        aria-label={t('linkType')}
        style={full}
        value={value.type}
        options={(known.data ?? linkTypes).map((type) => ({ value: type, label: t(`link_${type}`) }))}
        onChange={(type: LinkType) => onChange({ type, value: '', info: {} })}
      />
      {(value.type === 'goods' || value.type === 'optimize') && <GoodsField value={value} onChange={onChange} />}
      {value.type === 'category' && <CategoryField value={value} onChange={onChange} />}
      {(value.type === 'store' || value.type === 'storeProduct') && <StoreField value={value} onChange={onChange} />}
      {value.type === 'storeProduct' && <StoreGoodsField key={value.info.storeId ?? 0} value={value} onChange={onChange} />}
      {value.type === 'information' && <ArticleField value={value} onChange={onChange} />}
      {value.type === 'keyword' && (
        <Input
          aria-label={t('keyword')}
          placeholder={t('keyword')}
          maxLength={60}
          value={value.value}
          onChange={(event) => onChange({ ...value, value: event.target.value })}
        />
      )}
      {value.type === 'topic' && <TopicField value={value} onChange={onChange} />}
      {value.type !== 'none' && (
        <span className={address === '' ? 't12 cw' : 't12 c3'} role="status">
          {address === '' ? t('linkIncomplete') : address}
        </span>
      )}
    </div>
  )
}
