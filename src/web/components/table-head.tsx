// The head of a table.

/** `numeric`: a column of numbers. */
type Column = string | { readonly numeric: string };

export function TableHead({ columns }: { columns: readonly Column[] }) {
  return (
    <thead>
      <tr>
        {columns.map((column) =>
          typeof column === 'string' ? (
            <th scope="col">{column}</th>
          ) : (
            <th scope="col" class="num">
              {column.numeric}
            </th>
          ),
        )}
      </tr>
    </thead>
  );
}
