import { useState } from 'react';
import { Button } from '../../src/ui/basic/button.tsx';
import { ChangeIndicator } from '../../src/ui/basic/change-indicator.tsx';
import { Price } from '../../src/ui/basic/price.tsx';
import { Tag } from '../../src/ui/basic/tag.tsx';
import { QuantityStepper } from '../../src/ui/form/quantity-stepper.tsx';
import { Gallery } from '../../src/ui/goods/gallery.tsx';
import { PriceBox } from '../../src/ui/goods/price-box.tsx';
import { DetailRow, SpecOptions } from '../../src/ui/goods/spec-options.tsx';
import { SupplierCard } from '../../src/ui/goods/supplier-card.tsx';
import { VariantTable } from '../../src/ui/goods/variant-table.tsx';
import { Breadcrumb } from '../../src/ui/layout/breadcrumb.tsx';
import { Panel } from '../../src/ui/layout/panel.tsx';
import { Tabs } from '../../src/ui/layout/tabs.tsx';
import { Segmented } from '../../src/ui/layout/segmented.tsx';
import { PhoneBuyBar } from '../../src/ui/shell/phone-buy-bar.tsx';
import { PhoneTopBar } from '../../src/ui/shell/phone-top-bar.tsx';
import { Icon } from '../../src/ui/icons/icon.tsx';
import { quantityLabels } from './components-page.tsx';
import { Shell } from './shell-sample.tsx';

const phoneBar = <PhoneTopBar backTo="/list" backLabel="返回" tabs={<Tabs label="位置" tabs={['商品', '规格', '材质书', '评价'].map((label) => ({ key: label, label }))} current="商品" onChange={() => undefined} />} action={<button type="button" aria-label="分享"><Icon name="share-2" size={20} /></button>} />;

function BuyBox() {
  const [diameter, setDiameter] = useState('50');
  const [quantity, setQuantity] = useState('37');
  return (
    <div className="buy">
      <div className="row g1"><Tag tone="ok">验厂供应商</Tag><Tag tone="info">可月结</Tag><Tag tone="info">材质书随货</Tag><Tag tone="outline">一炉一证</Tag></div>
      <h1>热镀锌焊接钢管 Q235B GB/T 3091-2015 DN15–DN200</h1>
      <p className="t13 c3">锌层 ≥ 500 g/㎡（双面），直缝高频焊，壁厚负差 ≤ 10%，支持定尺切割与开坡口</p>
      <PriceBox label="企业会员价（含 13% 税，厂库自提）" price={<Price amount={4720} unit="吨" size="detail" />} second="≈ ¥141.37/支" units={<Segmented label="单位" current="t" onChange={() => undefined} options={[{ key: 't', label: '按吨' }, { key: 'z', label: '按支' }]} />} change={<>较上周 <ChangeIndicator value={-30} percent={-0.63} /></>} tiersLabel="阶梯价"
        tiers={[{ key: '1', range: '1 – 4.99 吨', price: '¥4,720.00', active: true }, { key: '2', range: '5 – 19.99 吨', price: '¥4,690.00' }, { key: '3', range: '20 – 59.99 吨', price: '¥4,650.00' }, { key: '4', range: '≥ 60 吨', price: <a className="cl" href="#/">一单一议</a> }]} />
      <SpecOptions label="公称直径" value={diameter} onChange={setDiameter} options={['15', '20', '25', '32', '40', '50', '65', '80', '100', '125', '150', '200'].map((dn) => ({ value: dn, label: `DN${dn}` }))} />
      <SpecOptions label="壁厚" value="3.5" onChange={() => undefined} after="mm" options={[{ value: '3.0', label: '3.0' }, { value: '3.5', label: '3.5' }, { value: '3.75', label: '3.75' }, { value: '4.0', label: '4.0' }, { value: '4.5', label: '4.5', soldOut: '12-02 到货' }]} />
      <DetailRow label="数量"><QuantityStepper value={quantity} onChange={setQuantity} min="37" step="37" max="10952" size="lg" unit="支" labels={quantityLabels} hint="1 捆 · 理计 1.108 吨 · 起订 1 捆（37 支），按捆递增" /></DetailRow>
      <DetailRow label="配送">天津静海库 › <b>江苏 常州 武进区</b> <span className="cok b6">今日 16:00 前下单，11 月 23 日到厂</span></DetailRow>
      <div className="buy-f d-only"><div><div className="t12 c3">小计（含税）</div><Price amount={5230.74} size="total" /></div><span className="sp" /><Button size="lg" tone="brand-outline" icon="clipboard-list">加入询价篮</Button><Button size="lg" tone="action-outline" icon="shopping-cart">加入采购车</Button><Button size="lg" tone="action">立即订购</Button></div>
    </div>
  );
}

/** A product page. */
export function DetailPage() {
  const rows = [['DN15', 21.3, 2.75, 1.287, 7.72, 5040], ['DN20', 26.9, 2.75, 1.676, 10.05, 4980], ['DN25', 33.7, 3.25, 2.488, 14.93, 4820], ['DN50', 60.3, 3.5, 4.992, 29.95, 4720]] as const;
  return (
    <Shell phoneBar={phoneBar}>
      <div className="wrap">
        <Breadcrumb label="位置" trail={[{ text: '全部商品', to: '/' }, { text: '镀锌钢材与制品', to: '/list' }, { text: '热镀锌焊接钢管 GB/T 3091' }]} />
        <section className="pan dt">
          <Gallery images={['pipe-1.webp', 'pipe-2.webp', 'pipe-3.webp', 'pipe-4.webp', 'pipe-5.webp', 'pipe-6.webp']} alt="热镀锌焊接钢管" labelOf={(index) => `图片 ${index + 1}`} />
          <BuyBox />
          <SupplierCard supplier={{ storeId: 4, name: '津泓管业', to: '/store', place: '天津 静海 · 入驻 6 年', verified: '平台验厂', tags: ['生产厂家'] }} scores={[{ value: '4.92', label: '质量' }, { value: '96.8%', label: '准交' }, { value: '2.8h', label: '响应' }]} facts={[{ label: '年产能', value: '42 万吨' }, { label: '产线', value: '热镀锌管线 6 条' }, { label: '检测', value: '直读光谱、盐雾、水压' }]} actions={<><Button>进店</Button><Button icon="headset">客服</Button></>} />
        </section>
        <Panel title="选规格批量采购" sub="Q235B · 6 m 定尺 · 共 12 个规格" className="mt-3">
          <VariantTable caption="规格表" columns={[{ key: 'dn', title: '公称直径', align: 'center', place: 'name' }, { key: 'od', title: '外径 mm', place: 'name' }, { key: 't', title: '壁厚 mm', place: 'name' }, { key: 'm', title: 'kg/m', group: '理论重量', place: 'wide' }, { key: 'p', title: 'kg/支', group: '理论重量', place: 'wide' }, { key: 'y', title: '元/吨', group: '含税单价', place: 'price' }, { key: 'z', title: '元/支', group: '含税单价', place: 'fact' }, { key: 'q', title: '采购数量', align: 'center', place: 'number' }, { key: 's', title: '小计', place: 'sum' }]}
            rows={rows.map(([dn, od, t, m, p, y], index) => ({ key: dn, chosen: index === 3, cells: { dn, od, t: t.toFixed(2), m: m.toFixed(3), p: p.toFixed(2), y: <b>{y.toLocaleString()}.00</b>, z: ((p * y) / 1000).toFixed(2), q: <QuantityStepper value={index === 3 ? '37' : '0'} onChange={() => undefined} min="37" step="37" size="sm" allowZero labels={quantityLabels} />, s: index === 3 ? <b className="cp">¥5,230.74</b> : undefined } }))}
            footer={<><span className="c2">已选 <b>1</b> 个规格 · <b className="num">37</b> 支</span><Tag tone="ok" icon="circle-check">已达 5 吨阶梯，每吨减 ¥30</Tag><span className="sp" /><span className="c2">合计</span><Price amount={5230.74} size="total" /><Button size="lg" tone="brand-outline">整单询价</Button><Button size="lg" tone="action" icon="shopping-cart">全部加入采购车</Button></>} />
        </Panel>
      </div>
      <PhoneBuyBar links={[{ label: '客服', to: '/service', icon: 'headset' }, { label: '店铺', to: '/store', icon: 'store' }, { label: '采购车', to: '/cart', icon: 'shopping-cart', count: 7 }]}><Button tone="brand-outline">加入询价篮</Button><Button tone="action">加入采购车</Button></PhoneBuyBar>
    </Shell>
  );
}
