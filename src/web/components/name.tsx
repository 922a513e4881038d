// Names of people and listings, which users choose: isolated, so that their writing direction does not affect the text
// around them.

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
