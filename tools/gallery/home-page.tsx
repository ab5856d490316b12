import { Button } from '../../src/ui/basic/button.tsx';
import { ChangeIndicator } from '../../src/ui/basic/change-indicator.tsx';
import { CardGrid, ProductCard } from '../../src/ui/goods/product-card.tsx';
import { ProductCell } from '../../src/ui/goods/product-cell.tsx';
import { SupplierCell } from '../../src/ui/goods/supplier-card.tsx';
import { MoreLink, Panel, Section } from '../../src/ui/layout/panel.tsx';
import { cardLabels, sample } from './samples.tsx';
import { categoryColumn, Shell } from './shell-sample.tsx';

/** Enough of a home page to judge header, column, floors and footer. */
export function HomePage() {
  return (
    <Shell home current="/首页">
      <div className="wrap hero">
        <aside>{categoryColumn}</aside>
        <div className="hero-c"><Panel title="快速下单" className="wb">{null}</Panel><div className="bns"><a className="bn spangle" href="#/"><b className="t18">年末集采 · 锌锭满 100 吨锁价 15 天</b></a><a className="bn" href="#/">助镀剂免费试样</a></div></div>
        <div className="hero-r"><Panel title="您好，欢迎来到锌桥"><div className="row g2" style={{ padding: 16 }}><Button tone="brand" size="lg">登录</Button><Button tone="brand-outline" size="lg">企业注册</Button></div></Panel><Panel title="平台公告" more={<MoreLink to="/article">更多</MoreLink>}>{null}</Panel></div>
      </div>
      <Section title="锌锭 · 锌合金现货" sub="一口价直接下单" more={{ label: '全部 326 条现货', to: '/list' }}>
        <div className="pan tsc"><table className="tbl nwt"><thead><tr><th>牌号</th><th>交货库</th><th className="r">含税单价 元/吨</th><th className="r">涨跌</th><th className="r">操作</th></tr></thead><tbody>{['0# Zn99.995', '1# Zn99.99', 'ZnNi0.5'].map((grade) => <tr key={grade}><td className="b6">{grade}</td><td className="c2">上海宝山库</td><td className="r n b6 cp">22,860</td><td className="r"><ChangeIndicator value={130} percent={0.57} /></td><td className="r"><Button size="sm">询价</Button> <Button size="sm" tone="action-outline">下单</Button></td></tr>)}</tbody></table></div>
      </Section>
      <Section title="镀锌钢材与制品" sub="理计 / 磅计双单位报价，按支、按吨均可下单" more={{ label: '更多', to: '/list' }}>
        <div className="pan flr"><div className="flr-pic spangle"><h3>按图开平、切割、镀锌一站交付</h3></div><div className="pg flr-g">{['pipe', 'square', 'angle', 'coil', 'grating', 'rail', 'bolt', 'channel', 'sheet'].map((key) => <ProductCell key={key} product={sample(key)} labels={cardLabels} />)}</div></div>
      </Section>
      <Section title="助镀与酸洗辅材" sub="工艺工程师在线，支持小样试线" more={{ label: '更多', to: '/list' }}>
        <CardGrid columns={6}>{['flux', 'drum', 'paint', 'wire', 'ingot', 'coil'].map((key) => <ProductCard key={key} product={sample(key)} labels={cardLabels} />)}</CardGrid>
      </Section>
      <Section title="验厂供应商" more={{ label: '全部 612 家', to: '/stores' }}>
        <div className="pan pg-w"><div className="pg sup">{['湘渌锌业', '滇澜锌品', '桂垣合金材料', '津泓管业', '冀沃型钢'].map((name, index) => <SupplierCell key={name} supplier={{ storeId: index + 1, name, to: '/store', place: '湖南 株洲', verified: '验厂' }} trade="锌锭 · 锌合金" measures={[{ label: '准时交付', value: '98.6%' }, { label: '平均响应', value: '2.1h' }]} />)}</div></div>
      </Section>
    </Shell>
  );
}
