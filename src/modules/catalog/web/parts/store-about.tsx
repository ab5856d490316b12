import { Panel } from '../../../../ui/layout/panel.tsx'
import { usePlaceWords } from '../use-place-words.ts'
import type { StoreFrameData } from './store-frame.ts'

/** The company behind a store: papers, telephone, warehouses. */
export function StorePapers({ info }: Pick<StoreFrameData, 'info'>) {
  const t = usePlaceWords()
  return (
    <Panel title={t('qualifications')}>
      <dl className="kv terms">
        <Fact name={t('company')} text={info.store.companyName} />
        {info.qualifications.map((one) => (
          <Fact key={one.number} name={one.name} text={one.number} />
        ))}
        <Fact name={t('phone')} text={info.store.phone} />
        <Fact name={t('warehouses')} text={info.warehouses.map((place) => place.warehouseName).join('、')} />
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
