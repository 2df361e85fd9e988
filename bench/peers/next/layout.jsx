export const metadata = { title: 'Painel', description: 'The page of the comparison' }

export default function Layout({ children }) {
  return children
}
