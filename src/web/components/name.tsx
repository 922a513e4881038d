// Names that people gave to themselves and to their listings: isolated, so that their direction of writing does not
// spread.

export function BoldName({ name }: { name: string }) {
  return (
    <b>
      <bdi>{name}</bdi>
    </b>
  );
}

export function NameLink({ name, href }: { name: string; href: string }) {
  return (
    <a href={href}>
      <bdi>{name}</bdi>
    </a>
  );
}
