export default function HomePage() {
  return <main id="main"><h1>锌桥</h1></main>
}
