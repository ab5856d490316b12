import { useLanguage } from '../../../api/browser/use-messages.tsx'
import { listFormat } from '../../../kernel/text/list-format.ts'
import { Panel } from '../../../ui/layout/panel.tsx'
import { usePlaceMessages } from '../../../modules/store/ui/use-messages.ts'
import type { StorePageData } from './store-page-data.ts'

/** The company behind a store: papers, telephone, warehouses. */
export function StoreCompanyDetails({ info }: Pick<StorePageData, 'info'>) {
  const t = usePlaceMessages()
  const lang = useLanguage()
  return (
    <Panel title={t('qualifications')}>
      <dl className="kv terms">
        <Fact name={t('company')} text={info.store.companyName} />
        {info.registeredName !== info.store.companyName && <Fact name={t('registeredName')} text={info.registeredName} />}
        {info.qualifications.map((qualification) => (
          <Fact key={qualification.number} name={qualification.name} text={qualification.number} />
        ))}
        <Fact name={t('phone')} text={info.store.phone} />
        <Fact
          name={t('warehouses')}
          text={listFormat(
            lang,
            info.warehouses.map((place) => place.warehouseName),
          )}
        />
      </dl>
    </Panel>
  )
}

function Fact({ name, text }: { name: string; text: string }) {
  if (text === '') return null
  return (
    <div>
      <dt>{name}</dt>
      <dd>{text}</dd>
    </div>
  )
}
