import { App } from 'antd'
import { useState } from 'react'
import { useCall } from '../../../api/browser/use-call.ts'
import { useLanguage, useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { KeywordFilter } from '../../../ui/console/filter-fields.tsx'
import type { ListColumn } from '../../../ui/console/list/list-columns.ts'
import { List } from '../../../ui/console/list/list.tsx'
import { useList } from '../../../ui/console/list/use-list.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import { adminAttributes, type AdminAttribute } from '../../../modules/taxonomy/endpoints-admin.ts'
import { AttributeDialog } from './attribute-dialog.tsx'
import { taxonomyAdminMessages } from './messages.ts'

const filterNames = ['keyword'] as const

/** What goods can be described by: words, kind, uses, choices. */
export default function AttributeListPage() {
  const t = useMessages(taxonomyAdminMessages)
  const { message } = App.useApp()
  const { values, set, ...list } = useList('admin.attributes', filterNames, { remembered: true })
  const all = useCall(adminAttributes, {})
  const [editing, setEditing] = useState<{ readonly attribute: AdminAttribute | null } | null>(null)
  const word = values.keyword.toLowerCase()
  const isFound = (adminAttribute: AdminAttribute) =>
    `${adminAttribute.code} ${adminAttribute.labelZh} ${adminAttribute.labelEn}`.toLowerCase().includes(word)
  const columns = useAttributeColumns((attribute) => setEditing({ attribute }))
  return (
    <>
      <List
        label={t('attributesTitle')}
        list={list}
        call={all}
        rows={(found) => found.filter(isFound)}
        keyOf={({ code }) => code}
        columns={columns}
        filters={
          <KeywordFilter label={t('attributeKeyword')} value={values.keyword} maxLength={40} onSearch={(keyword) => set({ keyword })} />
        }
        actions={
          <Button tone="brand" icon="plus" onClick={() => setEditing({ attribute: null })}>
            {t('addAttribute')}
          </Button>
        }
        empty={<Empty icon="tags" title={t('none')} />}
      />
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

function useAttributeColumns(onEdit: (attribute: AdminAttribute) => void): readonly ListColumn<AdminAttribute>[] {
  const t = useMessages(taxonomyAdminMessages)
  const lang = useLanguage()
  const usesOf = (of: AdminAttribute) =>
    (['isFacet', 'isCompared', 'isSkuAxis'] as const)
      .filter((use) => of[use] === 1)
      .map((use) => t(use))
      .join(' · ')
  return [
    {
      key: 'name',
      title: t('colName'),
      as: 'title',
      sort: 'name',
      text: ({ labelEn, labelZh }) => (lang === 'en' ? labelEn : labelZh),
      cell: ({ unit }) => unit && <span className="t12 c3"> {unit}</span>,
    },
    { key: 'code', title: t('colCode'), sort: 'code', text: ({ code }) => code },
    { key: 'kind', title: t('colKind'), sort: 'kind', isTight: true, text: ({ kind }) => t(`kind_${kind}`) },
    { key: 'uses', title: t('colUses'), sort: 'uses', text: usesOf },
    {
      key: 'options',
      title: t('colOptions'),
      text: ({ options }) => options.join(' · '),
      cell: ({ options }) => options.length > 0 && <div className="t12 c2 max-w-70">{options.join(' · ')}</div>,
    },
    { key: 'categories', title: t('colCategories'), sort: 'categories', align: 'right', text: ({ categoryNum }) => categoryNum },
    {
      key: 'actions',
      title: t('colActions'),
      as: 'actions',
      cell: (attribute) => (
        <Button size="sm" onClick={() => onEdit(attribute)}>
          {t('edit')}
        </Button>
      ),
    },
  ]
}
