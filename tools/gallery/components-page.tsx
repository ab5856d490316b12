import { type ReactNode, useState } from 'react';
import { Button, ButtonLink } from '../../src/ui/basic/button.tsx';
import { ChangeIndicator } from '../../src/ui/basic/change-indicator.tsx';
import { Logo, LogoSymbol } from '../../src/ui/basic/logo.tsx';
import { EnquiryPrice, HiddenPrice, Price, SecondPrice } from '../../src/ui/basic/price.tsx';
import { Badge, StateDot, Tag } from '../../src/ui/basic/tag.tsx';
import { Empty, LoadingRows, Note, ProgressBar } from '../../src/ui/feedback/states.tsx';
import { useToast } from '../../src/ui/feedback/toast.tsx';
import { Checkbox, Radio, Select, Switch } from '../../src/ui/form/choice.tsx';
import { CodeField, PasswordField, TextField } from '../../src/ui/form/field.tsx';
import { QuantityStepper, type QuantityLabels } from '../../src/ui/form/quantity-stepper.tsx';
import { TextArea } from '../../src/ui/form/text-area.tsx';
import { CompareBar } from '../../src/ui/goods/compare-bar.tsx';
import { TierTable } from '../../src/ui/goods/price-box.tsx';
import { CardGrid, ProductCard, ProductCardSkeleton } from '../../src/ui/goods/product-card.tsx';
import { StoreLogo } from '../../src/ui/goods/store-logo.tsx';
import { LoadMore } from '../../src/ui/layout/pagination.tsx';
import { LinkTabs, Tabs } from '../../src/ui/layout/tabs.tsx';
import { Segmented } from '../../src/ui/layout/segmented.tsx';
import { EventLog, StepLine } from '../../src/ui/layout/timeline.tsx';
import { CompactHeader } from '../../src/ui/shell/compact-header.tsx';
import { SuggestPanel } from '../../src/ui/shell/suggest-panel.tsx';
import { cardLabels, enquiry, hidden, sample } from './samples.tsx';
import { categoryColumn, searchLabels, suggestions, utility } from './shell-sample.tsx';

export const quantityLabels: QuantityLabels = {
  quantity: '数量', decrease: '减少', increase: '增加', or: '或', notANumber: '请输入数字',
  belowMin: (min) => `起订 ${min}，已为您改为 ${min}`, offStep: '按捆采购：请改为', aboveMax: (max) => (max === null ? '暂不可购' : `最多可购 ${max}，超出请`),
};

function Group({ title, children }: { title: string; children: ReactNode }) {
  return <section className="pan cs"><h2>{title}</h2>{children}</section>;
}

function Stepper({ start, size, hint }: { start: string; size?: 'sm' | 'lg'; hint?: string }) {
  const [value, setValue] = useState(start);
  return <QuantityStepper value={value} onChange={setValue} min="37" step="37" max="412" unit="支" size={size} labels={quantityLabels} hint={hint} aboveMaxAction={<a className="cl" href="#/">转询价</a>} />;
}

function Basics() {
  const toast = useToast();
  return (
    <Group title="按钮与标签">
      <div className="line"><Logo name="锌桥" latin="ZincBridge" size={56} /><LogoSymbol size={40} /><LogoSymbol size={24} /><LogoSymbol size={16} /><span style={{ background: 'var(--zb-inverse)', padding: '12px 20px' }}><Logo name="锌桥" latin="ZincBridge" inverse /></span></div>
      <div className="line">
        <Button tone="action" size="lg" icon="shopping-cart" onClick={() => toast({ text: '已加入采购车，共 7 种', link: { label: '去结算', to: '/cart' } })}>加入采购车</Button>
        <Button tone="action-outline" size="lg">加入采购车</Button><Button tone="brand-outline" size="lg" icon="clipboard-list">加入询价篮</Button>
        <Button tone="brand">查询</Button><Button>重置</Button><Button tone="ghost">展开</Button><Button disabled>无货</Button><Button tone="action" busy>提交中</Button><Button tone="danger">取消订单</Button><ButtonLink to="/list" size="sm" tone="action-outline">下单</ButtonLink><Button square aria-label="更多" icon="ellipsis" />
      </div>
      <div className="line">
        {(['neutral', 'info', 'brand', 'price', 'action', 'ok', 'ok-solid', 'warn', 'danger', 'outline', 'info-outline', 'price-outline'] as const).map((tone) => <Tag key={tone} tone={tone}>{tone}</Tag>)}
        <Badge count={7} /><Badge count={120} /><StateDot tone="warn">待审核</StateDot><StateDot tone="danger">待付款</StateDot><StateDot tone="ok">已完成</StateDot>
      </div>
      <div className="line">
        <Price amount={4720} unit="吨" size="detail" /><Price amount={740402.64} size="total" /><span><Price amount={22860} unit="吨" size="card" /> <SecondPrice amount={571.5} unit="锭" /></span><Price amount="2.2705" unit="米" size="compact" /><Price amount={1280} unit="台" quiet />
        <EnquiryPrice word="询价" reason="按当日锌价 + 加工费" /><HiddenPrice action={<a className="lk t12" href="#/">登录看企业价</a>} /><ChangeIndicator value={130} percent={0.57} /><ChangeIndicator value={-20} percent={-0.43} /><ChangeIndicator value={0} flatLabel="持平" />
      </div>
      <div className="pbox" style={{ maxWidth: 640 }}><TierTable label="阶梯价" tiers={[{ key: '1', range: '1 – 4.99 吨', price: '¥4,720.00' }, { key: '2', range: '5 – 19.99 吨', price: '¥4,690.00', active: true }, { key: '3', range: '20 – 59.99 吨', price: '¥4,650.00' }, { key: '4', range: '≥ 60 吨', price: <a className="cl" href="#/">一单一议</a> }]} /></div>
    </Group>
  );
}

function Forms() {
  return (
    <Group title="表单">
      <div className="line">
        <TextField label="账号" placeholder="账号 / 手机号" icon="user" size="xl" /><TextField label="账号" defaultValue="hengyu" icon="user" size="xl" error="请输入正确的账号/手机号" /><PasswordField label="密码" size="xl" placeholder="请输入密码" labels={{ show: '显示密码', hide: '隐藏密码' }} /><CodeField label="验证码" size="xl" secondsLeft={47} onSend={() => undefined} labels={{ send: '获取验证码', resendIn: (s) => `${s} s 后重发` }} />
        <TextField label="不可编辑" defaultValue="不可编辑" disabled /><Select label="排序" options={[{ value: '1', label: '江苏 常州' }, { value: '2', label: '天津' }]} />
      </div>
      <div className="line"><Checkbox aria-label="a" /><Checkbox defaultChecked aria-label="b" /><Checkbox half aria-label="c" /><Checkbox disabled aria-label="d" /><Radio name="r" aria-label="e" /><Radio name="r" defaultChecked aria-label="f" /><Switch aria-label="g" /><Switch defaultChecked aria-label="h" /><Checkbox defaultChecked>7 天内自动登录</Checkbox></div>
      <div className="line"><Stepper start="37" hint="起订 37 支，按捆递增" /><Stepper start="74" size="sm" /><Stepper start="37" size="lg" hint="1 捆 · 理计 1.108 吨" /><TextArea label="备注" placeholder="给卖家留言" /></div>
    </Group>
  );
}

function Cards() {
  const actions = <><Button size="sm">询价</Button><Button size="sm" tone="action-outline" icon="shopping-cart">加入采购车</Button></>;
  return (
    <Group title="商品卡">
      <CardGrid columns={6}>
        <ProductCard product={sample('pipe', { tags: [{ text: '集采', tone: 'action' }] })} labels={cardLabels} actions={actions} compared={false} onCompare={() => undefined} />
        <ProductCard product={sample('square')} labels={cardLabels} actions={actions} compared onCompare={() => undefined} />
        <ProductCard product={sample('ingot', {}, enquiry)} labels={cardLabels} actions={<Button size="sm" tone="brand-outline" icon="clipboard-list">加入询价篮</Button>} />
        <ProductCard product={sample('bolt', { soldOut: true, stock: '0', lead: '预计 12-02 到货', leadReady: false })} labels={cardLabels} actions={<><Button size="sm">询价</Button><Button size="sm" tone="action-outline" icon="bell">到货提醒</Button></>} />
        <ProductCard product={sample('ingot', {}, hidden)} labels={cardLabels} actions={actions} />
        <ProductCardSkeleton />
      </CardGrid>
    </Group>
  );
}

function States() {
  return (
    <Group title="空、加载、错误">
      <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit,minmax(220px,1fr))', gap: 12 }}>
        <Empty panel icon="shopping-cart" title="采购车还是空的" help="从常购清单补货，或粘贴物料编码快速下单" actions={<><Button>常购清单</Button><Button tone="brand">快速下单</Button></>} />
        <Empty panel icon="search-x" title="没有找到“DN52 镀锌管”" help="试试 DN50，或把需求发给 612 家验厂供应商" actions={<Button tone="brand">发布询价</Button>} />
        <Empty panel icon="wifi-off" title="加载失败" help="网络异常（请求超时 10 s），已保留您填写的内容" actions={<Button tone="brand">重试</Button>} />
        <div className="pan"><LoadingRows rows={4} label="加载中" /></div>
      </div>
      <div className="line" style={{ marginTop: 16 }}><Note>现货价每日 10:30、15:00 更新</Note><Note tone="warn">锁价剩余 4:59，超时将按新价计算</Note><Note tone="danger">3 行编码未匹配，请修正后提交</Note><Note tone="ok">比价完成，已生成合同草稿</Note><span style={{ width: 120 }}><ProgressBar percent={72} warm label="进度" /></span></div>
    </Group>
  );
}

function Layouts() {
  const [tab, setTab] = useState('b');
  const tabs = [{ key: 'a', label: '规格参数' }, { key: 'b', label: '商品详情' }, { key: 'c', label: '采购评价', count: 386 }];
  return (
    <Group title="标签、步骤、时间线">
      <div className="line"><div><Tabs label="详情" tabs={tabs} current={tab} onChange={setTab} /></div><LinkTabs label="车" current="x" tabs={[{ key: 'x', to: '/cart', label: '采购车', count: 7 }, { key: 'y', to: '/enquiry', label: '询价篮', count: 4 }]} /><Segmented label="单位" current="t" onChange={() => undefined} options={[{ key: 't', label: '按吨' }, { key: 'z', label: '按支' }]} />{[1, 2, 3, 4, 5].map((id) => <StoreLogo key={id} storeId={id} name={'湘滇桂津冀'[id - 1] ?? ''} />)}</div>
      <StepLine label="订单进度" steps={[{ key: '1', title: '提交订单', note: '11-18 09:12', state: 'done' }, { key: '2', title: '付款', note: '11-18 10:02', state: 'done' }, { key: '3', title: '发货', note: '预计 11-22', state: 'current' }, { key: '4', title: '收货', state: 'future' }, { key: '5', title: '评价', state: 'future' }]} />
      <LoadMore label="加载更多" onMore={() => undefined} />
      <EventLog label="物流" entries={[{ key: '1', time: '11-20 15:02', text: '车辆已出库，苏D·A1234', state: 'current' }, { key: '2', time: '11-20 13:40', text: '过磅 30.12 吨', state: 'ok' }, { key: '3', time: '11-20 10:00', text: '装车', state: 'ok' }]} />
    </Group>
  );
}

/** Every component and state. */
export function ComponentsPage() {
  return (
    <>
      <CompactHeader brand={{ name: '锌桥', latin: 'ZincBridge' }} title="确认订单" utility={utility} steps={['采购车', '确认订单', '付款', '完成']} currentStep={1} labels={{ skip: '跳到正文', steps: '步骤' }} />
      <main className="wrap" id="main" style={{ paddingBlock: 16 }}>
        <Basics /><Forms /><Cards /><Layouts /><States />
        <Group title="搜索联想"><div className="sb-w" style={{ maxWidth: 820 }}><div className="sug-static"><SuggestPanel id="s" query="dn50" suggestions={suggestions} labels={searchLabels} onPick={() => undefined} /></div></div></Group>
        <Group title="分类"><div style={{ width: 232 }}>{categoryColumn}</div></Group>
        <CompareBar picks={['pipe', 'square', 'grating'].map((key) => ({ key, name: sample(key).name, image: sample(key).image ?? '', price: '¥4,720/吨' }))} onRemove={() => undefined} onClear={() => undefined} to="/contrast" labels={{ region: '对比', compare: (n) => `对比（${n}/4）`, clear: '清空', addMore: (n) => `再添加 ${n} 件`, remove: '移除' }} />
      </main>
    </>
  );
}
