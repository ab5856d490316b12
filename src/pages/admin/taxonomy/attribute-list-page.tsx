import { App } from 'antd'
import { useState } from 'react'
import { useCall } from '../../../api/browser/use-call.ts'
import { useLanguage, useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { KeywordFilter } from '../../../ui/console/filter-fields.tsx'
import { ConsoleList } from '../../../ui/console/console-list.tsx'
import { useFilters } from '../../../ui/console/use-filters.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import '../../../ui/styles/console.css'
import { adminAttributes, type AdminAttribute } from '../../../modules/taxonomy/endpoints-admin.ts'
import { AttributeDialog } from './attribute-dialog.tsx'
import { taxonomyAdminMessages } from './messages.ts'

const filterNames = ['keyword'] as const

/** What goods can be described by: words, kind, uses, choices. */
export default function AttributeListPage() {
  const t = useMessages(taxonomyAdminMessages)
  const { message } = App.useApp()
  const { values, set } = useFilters(filterNames)
  const all = useCall(adminAttributes, {})
  const [editing, setEditing] = useState<{ readonly attribute: AdminAttribute | null } | null>(null)
  const word = values.keyword.toLowerCase()
  const isFound = (adminAttribute: AdminAttribute) =>
    `${adminAttribute.code} ${adminAttribute.labelZh} ${adminAttribute.labelEn}`.toLowerCase().includes(word)
  return (
    <>
      <ConsoleList
        label={t('attributesTitle')}
        bar={
          <>
            <KeywordFilter label={t('attributeKeyword')} value={values.keyword} maxLength={40} onSearch={(keyword) => set({ keyword })} />
            <span className="sp" />
            <Button tone="brand" icon="plus" onClick={() => setEditing({ attribute: null })}>
              {t('addAttribute')}
            </Button>
          </>
        }
        call={{ ...all, data: all.data?.filter(isFound) ?? null }}
        empty={<Empty icon="tags" title={t('none')} />}
      >
        {(found) => <AttributeTable list={found} onEdit={(attribute) => setEditing({ attribute })} />}
      </ConsoleList>
      {editing && (
        <AttributeDialog
          attribute={editing.attribute}
          onClose={() => setEditing(null)}
          onDone={() => {
            setEditing(null)
            message.success(t('saved'))
            all.reload()
          }}
        />
      )}
    </>
  )
}

function AttributeTable({ list, onEdit }: { list: readonly AdminAttribute[]; onEdit: (attribute: AdminAttribute) => void }) {
  const t = useMessages(taxonomyAdminMessages)
  const lang = useLanguage()
  const uses = (adminAttribute: AdminAttribute) =>
    (['isFacet', 'isCompared', 'isSkuAxis'] as const).filter((use) => adminAttribute[use] === 1).map((use) => t(use))
  return (
    <div className="tsc">
      <table className="tbl d">
        <thead>
          <tr>
            <th>{t('colName')}</th>
            <th>{t('colCode')}</th>
            <th>{t('colKind')}</th>
            <th>{t('colUses')}</th>
            <th>{t('colOptions')}</th>
            <th className="r">{t('colCategories')}</th>
            <th className="r">{t('colActions')}</th>
          </tr>
        </thead>
        <tbody>
          {list.map((one) => (
            <tr key={one.code}>
              <td className="b5">
                {lang === 'en' ? one.labelEn : one.labelZh} {one.unit && <span className="t12 c3">{one.unit}</span>}
              </td>
              <td className="num t12">{one.code}</td>
              <td>{t(`kind_${one.kind}`)}</td>
              <td className="t12">{uses(one).join(' · ')}</td>
              <td className="t12 c2 max-w-70">{one.options.join(' · ')}</td>
              <td className="r num">{one.categoryNum}</td>
              <td className="r">
                <Button size="sm" onClick={() => onEdit(one)}>
                  {t('edit')}
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
